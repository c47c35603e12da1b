import { type Posting, postings } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import { requirementRefOfGift } from '#sim/features/cashier/rules/gifts.ts';
import { unlockTimesOf } from '#sim/features/cashier/rules/wagering.ts';
import { withdrawals } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { bets } from '#sim/features/games/rules/bets.ts';

/** Types of postings for bets, gifts and rebates; the second set moves money between a member's own accounts. */
const counted = new Set(['bet', 'payout', 'refund', 'bonus', 'bonusEnded', 'reward', 'mission', 'redRain', 'rebate']);
const internal = new Set(['toVendor', 'fromVendor', 'withdraw', 'withdrawReturn']);

/**
 * Returns a function of two instants: the gain of a member's cash between them (wallets, pending withdrawals and open
 * stakes, without locked gifts), and the part of it that is neither play nor gifts. Minor units, directly from the ledger.
 */
export const cashFlowOf = (state: State, member: string) => {
  const holdAccounts = new Set(state.by(withdrawals, 'member', member).map(({ id }) => `hold:${id}`));
  const isOwn = (account: string): boolean =>
    account === `member:${member}` || account.startsWith(`wallet:${member}:`) || holdAccounts.has(account);
  const ownMinor = ({ entries }: Posting): number =>
    entries.reduce((sum, { account, minor }) => sum + (isOwn(account) ? minor : 0), 0);
  const ownPostings = state.all(postings).filter((it) => it.entries.some(({ account }) => isOwn(account)));
  const unlockTimes = unlockTimesOf(state, member);
  const ownBets = state.by(bets, 'member', member).filter(({ play }) => !play);
  const isLocked = (it: Posting, until: number): boolean => {
    const at = unlockTimes.get(requirementRefOfGift(it) ?? '');
    return at === null || (at !== undefined && at >= until);
  };
  const cashAt = (until: number): number => {
    const before = ownPostings.filter(({ at }) => at < until);
    const stakes = ownBets
      .filter(({ at, settledAt }) => at < until && (settledAt === null || settledAt >= until))
      .reduce((sum, { stake }) => sum + stake, 0);
    const locked = before.filter((it) => isLocked(it, until)).reduce((sum, it) => sum + ownMinor(it), 0);
    return before.reduce((sum, it) => sum + ownMinor(it), 0) + stakes - locked;
  };
  return (from: number, until: number) => ({
    gained: cashAt(until) - cashAt(from),
    moved: ownPostings
      .filter(({ at, type }) => at >= from && at < until && !counted.has(type) && !internal.has(type))
      .reduce((sum, it) => sum + ownMinor(it), 0),
  });
};
