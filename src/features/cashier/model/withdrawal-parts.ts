import type { Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';

/**
 * Returns the parts of the main wallet's balance, in major units, which add up to it: what can be withdrawn now, what is unlocked
 * but cannot be withdrawn now (below the minimum, above a limit or on hold), and what is locked.
 */
export const withdrawalParts = ({
  available,
  canWithdraw,
  locked,
}: Pick<Value<'withdrawInfo'>, 'available' | 'canWithdraw' | 'locked'>) => ({
  now: canWithdraw,
  later: toMajor(toMinor(available) - toMinor(locked) - toMinor(canWithdraw)),
  locked,
});
