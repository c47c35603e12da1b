/** A cell; numbers stay numbers, so that a spreadsheet can sum them. */
export type Cell = string | number;

// Spreadsheets would evaluate text with these first characters as a formula.
const formula = /^[=+\-@\t\r]/;

const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Formats rows as CSV (RFC 4180) with the byte order mark that spreadsheet programs need for UTF-8; no cell is a
 * formula.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
