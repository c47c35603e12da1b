/** A cell: figures stay figures, for a spreadsheet to sum. */
export type Cell = string | number;

// A spreadsheet would run what begins so as a formula.
const formula = /^[=+\-@\t\r]/;

const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as comma-separated values (RFC 4180) with the mark by which spreadsheet programs know UTF-8; no cell is a formula. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
