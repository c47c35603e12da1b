/** 25 numbers, row by row; 0 is the free field in the middle. */
export type BingoCard = readonly number[];

export interface BingoOutcome {
  readonly cards: readonly BingoCard[];
  /** In the order of the draw. */
  readonly balls: readonly number[];
  /** Complete lines of each card. */
  readonly lines: readonly number[];
}

export interface BingoTable {
  readonly balls: number;
  readonly maxCards: number;
  /** Stakes of a card that 1, 2, 3 and more lines pay. */
  readonly pays: readonly number[];
  /** Simulated return to player, percent. */
  readonly returns: number;
}

/** The positions of all rows, columns and diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4].flatMap((at) => [
    [0, 1, 2, 3, 4].map((step) => at * 5 + step),
    [0, 1, 2, 3, 4].map((step) => step * 5 + at),
  ]),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];
