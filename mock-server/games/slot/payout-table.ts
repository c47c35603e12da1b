import type { Volatility } from '#sim/features/games/catalogue/types.ts';
import { allPaylines, type Payline } from './paylines.ts';

/** Picture symbols are 0 (pays most) to 7; wild and scatter follow. */
export const wildSymbol = 8;
export const scatterSymbol = 9;

/** Number of scatters that start the free spins, number of free spins, and multiplier of their wins. */
export const freeSpins = { from: 3, spins: 6, factor: 2 } as const;

interface PayoutTable {
  /** Payouts for three, four and five of a symbol, in parts of the stake (`units` in `return-to-player.ts`). */
  readonly pays: readonly (readonly [number, number, number])[];
  /** Relative frequencies of the symbols on a reel. */
  readonly weights: readonly number[];
  /** Average number of base spins per start of the free spins. */
  readonly freeOnceIn: number;
}

const payoutTables: Readonly<Record<Volatility, PayoutTable>> = {
  low: {
    pays: [
      [20, 60, 200],
      [15, 40, 120],
      [10, 30, 80],
      [8, 20, 60],
      [6, 15, 40],
      [5, 12, 30],
      [4, 10, 25],
      [3, 8, 20],
    ],
    weights: [5, 6, 6, 7, 8, 8, 9, 9],
    freeOnceIn: 110,
  },
  medium: {
    pays: [
      [25, 100, 500],
      [15, 60, 250],
      [12, 40, 150],
      [10, 30, 100],
      [5, 20, 60],
      [5, 15, 50],
      [4, 10, 40],
      [4, 10, 30],
    ],
    weights: [3, 4, 5, 6, 8, 9, 10, 11],
    freeOnceIn: 130,
  },
  high: {
    pays: [
      [50, 250, 2000],
      [25, 120, 800],
      [15, 60, 300],
      [10, 40, 150],
      [5, 15, 60],
      [4, 12, 50],
      [3, 10, 40],
      [3, 8, 30],
    ],
    weights: [2, 3, 4, 5, 9, 10, 11, 12],
    freeOnceIn: 160,
  },
};

/** A slot before its wild probability is set; see `return-to-player.ts`. */
export interface SlotLayout {
  /** Visible rows of each reel. */
  readonly rows: readonly number[];
  /** Empty if every way from left to right counts. */
  readonly lines: readonly Payline[];
  readonly pays: PayoutTable['pays'];
  /** Share of each picture symbol among the picture symbols. */
  readonly shares: readonly number[];
  /** Probability of a scatter in a cell. */
  readonly scatter: number;
}

/** Rows per reel for this number of ways; other slots have three rows and that number of lines. */
const waysOf: Readonly<Record<number, readonly number[]>> = {
  243: [3, 3, 3, 3, 3],
  576: [3, 4, 4, 4, 3],
  1024: [4, 4, 4, 4, 4],
};

/** Returns the layout of a slot game with these `lines`, as the catalogue counts them. */
export const slotLayoutOf = (lines: number, volatility: Volatility): SlotLayout => {
  const { pays, weights, freeOnceIn } = payoutTables[volatility];
  const rows = waysOf[lines] ?? [3, 3, 3, 3, 3];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const cells = rows.reduce((sum, count) => sum + count, 0);
  return {
    rows,
    lines: waysOf[lines] ? [] : allPaylines.slice(0, Math.min(lines, allPaylines.length)),
    pays,
    shares: weights.map((weight) => weight / total),
    scatter: scatterChance(cells, 1 / freeOnceIn),
  };
};

/** Returns the probability that at least `freeSpins.from` of `cells` are scatters, each with probability `p`. */
export const freeSpinsChance = (cells: number, p: number): number => {
  let fewer = 0;
  let choose = 1;
  for (let k = 0; k < freeSpins.from; k += 1) {
    fewer += choose * p ** k * (1 - p) ** (cells - k);
    choose = (choose * (cells - k)) / (k + 1);
  }
  return 1 - fewer;
};

const scatterChance = (cells: number, wanted: number): number => {
  let [low, high] = [0, 0.2];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (freeSpinsChance(cells, middle) < wanted) low = middle;
    else high = middle;
  }
  return low;
};
