import type { Draws } from '#sim/features/games/rules/word-random.ts';
import type { BingoCard } from './wire.ts';

const inColumn = 15;

interface Range {
  readonly from: number;
  readonly length: number;
  readonly count: number;
}

/** Draws `count` different numbers of a range. */
export const drawNumbers = (draws: Draws, { from, length, count }: Range): number[] => {
  const all = Array.from({ length }, (_, index) => from + index);
  for (let at = 0; at < count; at += 1) {
    const other = draws.int(at, length - 1);
    [all[at], all[other]] = [all[other] as number, all[at] as number];
  }
  return all.slice(0, count);
};

/** Deals a card with five numbers from each column of 15; the middle is free. */
export const dealCard = (draws: Draws): BingoCard => {
  const columns = [0, 1, 2, 3, 4].map((column) =>
    drawNumbers(draws, { from: column * inColumn + 1, length: inColumn, count: 5 }),
  );
  return Array.from({ length: 25 }, (_, index) =>
    index === 12 ? 0 : (columns[index % 5]?.[Math.floor(index / 5)] ?? 0),
  );
};
