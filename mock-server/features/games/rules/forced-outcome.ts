import { type Doc, kind } from '../../../core/collection.ts';
import type { World } from '../../../core/world.ts';

/**
 * How a round is to end: nothing back, less than the stake back, more than the stake, ten stakes or
 * more, or with the game's extra (free spins and the like).
 */
export const wishes = ['lose', 'below', 'win', 'big', 'extra'] as const;
export type Wish = (typeof wishes)[number];

interface NextOutcome extends Doc {
  readonly id: 'next';
  readonly wish: Wish;
}

const nextOutcome = kind<NextOutcome>().named('nextOutcome');

/** The next round of this world, whoever plays it, ends this way. Null takes the wish back. */
export const wishFor = (world: World, wish: Wish | null): void => {
  if (wish) world.state.put(nextOutcome, { id: 'next', wish });
  else world.state.remove(nextOutcome, 'next');
};

/** The wish that waits, used up. */
export const takeWish = (world: World): Wish | undefined => {
  const wish = world.state.get(nextOutcome, 'next')?.wish;
  if (wish) wishFor(world, null);
  return wish;
};

export const fulfils = (wish: Wish, stake: number, payout: number, extra: boolean): boolean => {
  if (wish === 'lose') return payout === 0;
  if (wish === 'below') return payout > 0 && payout < stake;
  if (wish === 'win') return payout > stake;
  return wish === 'big' ? payout >= stake * 10 : extra;
};
