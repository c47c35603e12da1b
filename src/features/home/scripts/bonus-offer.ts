import type { Value } from '#contract/types.ts';
import { $member } from '#features/account/state/member.ts';
import { $session } from '#features/account/state/session.ts';
import { cachedResponse } from '#lib/cache.ts';

/** Returns whether the first deposit bonus may be offered: to guests, and to members of whom it is known. */
export const isBonusOffered = (): boolean => {
  const session = $session.get();
  if (!session) return true;
  const member = $member.get() ?? (cachedResponse('member', session.userName) as Value<'memberInfo'> | undefined);
  return member !== undefined && member.firstDepositBonus !== false;
};
