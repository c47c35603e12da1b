import { type Doc, kind } from '../../../core/collection.ts';
import type { World } from '../../../core/world.ts';

/**
 * Outcomes that a tester can force: no payout, a payout below the stake, above the stake, of ten stakes or more, or the
 * game's extra (for example free spins).
 */
export const forcedOutcomes = ['lose', 'below', 'win', 'big', 'extra'] as const;
export type ForcedOutcome = (typeof forcedOutcomes)[number];

interface NextOutcome extends Doc {
  readonly id: 'next';
  readonly wish: ForcedOutcome;
}

const nextOutcome = kind<NextOutcome>().named('nextOutcome');

/** Forces the outcome of the next round in this world, for any player. Null cancels it. */
export const forceNextOutcome = (world: World, wish: ForcedOutcome | null): void => {
  if (wish) world.state.put(nextOutcome, { id: 'next', wish });
  else world.state.remove(nextOutcome, 'next');
};

/** Returns the forced outcome and removes it. */
export const takeForcedOutcome = (world: World): ForcedOutcome | undefined => {
  const wish = world.state.get(nextOutcome, 'next')?.wish;
  if (wish) forceNextOutcome(world, null);
  return wish;
};

export const matchesForcedOutcome = (wish: ForcedOutcome, stake: number, payout: number, extra: boolean): boolean => {
  if (wish === 'lose') return payout === 0;
  if (wish === 'below') return payout > 0 && payout < stake;
  if (wish === 'win') return payout > stake;
  return wish === 'big' ? payout >= stake * 10 : extra;
};
