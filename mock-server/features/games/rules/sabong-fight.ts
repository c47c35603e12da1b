import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import type { Draws } from './word-random.ts';

export const sides = ['meron', 'draw', 'wala'] as const;
export type Side = (typeof sides)[number];
export type Pools = Readonly<Record<Side, number>>;

/** Random parts of a fight. */
export interface DrawnFight {
  readonly meron: string;
  readonly wala: string;
  /** Share of the pool on each side at closing. The crowd is right: each share is also the side's probability. */
  readonly shares: Pools;
  /** Stakes of the crowd at closing, minor units. */
  readonly crowd: number;
  readonly result: Side;
}

const cocks =
  'Pula ng Bulacan | Bulik | Talisayin | Hatch ni Mang Ben | Sweater | Kelso | Radio | Claret | Roundhead | Asil'.split(
    ' | ',
  );

/** Draws a fight, the crowd's stakes included. Runs in the browser too. */
export const drawFight = (draws: Draws): DrawnFight => {
  const draw = 0.05 + draws.fraction() * 0.04;
  const meron = (1 - draw) * (0.38 + draws.fraction() * 0.24);
  const shares = { meron, draw, wala: 1 - draw - meron };
  const mark = draws.fraction();
  const result = mark < shares.meron ? 'meron' : mark < shares.meron + draw ? 'draw' : 'wala';
  const crowd = draws.int(2000, 9000) * sampleMinor(100);
  const first = draws.int(0, cocks.length - 1);
  const second = (first + draws.int(1, cocks.length - 1)) % cocks.length;
  return { meron: cocks[first] ?? '', wala: cocks[second] ?? '', shares, result, crowd };
};

/** Splits the stakes of the crowd among the sides, minor units in the market's smallest stakes of a crowd. */
export const splitCrowd = (total: number, shares: Pools): Pools => {
  const rounded = (share: number): number => Math.round((total * share) / sampleMinor(1)) * sampleMinor(1);
  return {
    meron: rounded(shares.meron),
    draw: rounded(shares.draw),
    wala: rounded(1 - shares.draw - shares.meron),
  };
};

/** Share of the pool that the house keeps. */
export const commission = 0.05;

/**
 * Returns the payout of each side per stake: the whole pool minus commission, divided by the side's pool; two decimals.
 */
export const totalisatorOdds = (pools: Pools): Pools => {
  const total = (pools.meron + pools.draw + pools.wala) * (1 - commission);
  const of = (side: Side): number => Math.max(1, Math.floor((total / Math.max(1, pools[side])) * 100 + 1e-6) / 100);
  return { meron: of('meron'), draw: of('draw'), wala: of('wala') };
};
