/** The row of a line on each of the five reels. */
export type Payline = readonly [number, number, number, number, number];

const rows = [0, 1, 2] as const;

const countBends = (line: Payline): number =>
  line.slice(1).reduce((sum, row, index) => sum + Math.abs(row - (line[index] as number)), 0);

// Mirrored lines have the usual shapes of slots: V, roof, plateau.
const isMirrored = (line: Payline): boolean => line[0] === line[4] && line[1] === line[3];

const everyLine: readonly Payline[] = rows.flatMap((a) =>
  rows.flatMap((b) => rows.flatMap((c) => rows.flatMap((d) => rows.map((e): Payline => [a, b, c, d, e])))),
);

const isGradual = (line: Payline): boolean =>
  line.every((row, index) => index === 0 || Math.abs(row - (line[index - 1] as number)) < 2);

/** The 99 lines over three rows that never skip a row: the middle first, then by the number of bends. */
export const allPaylines: readonly Payline[] = everyLine
  .filter(isGradual)
  .map((line) => ({ line, rank: countBends(line) + (isMirrored(line) ? 0 : 2.5) + (line[0] === 1 ? 0 : 0.1) }))
  .sort((a, b) => a.rank - b.rank)
  .map(({ line }) => line);
