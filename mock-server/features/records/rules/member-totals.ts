import { toMajor } from '#lib/money/money.ts';
import { mainAccount, type Posting, postings, vendorAccount } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { vendorWallets } from '#sim/features/cashier/rules/wallets.ts';
import { withdrawalsOf } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import type { Period } from '#sim/features/shared/period.ts';
import {
  type ActivityRecords,
  type ActivityTotals,
  netResultOf,
  visitActivity,
  visitCredits,
} from './activity-totals.ts';

export const noActivity: ActivityTotals = { deposits: 0, withdrawals: 0, stake: 0, payout: 0, bonus: 0, rebate: 0 };

/** Returns the minor units credited to a member in a period by transactions of some types. */
export const creditsTotal = (state: State, memberId: string, period: Period, types: ReadonlySet<string>): number => {
  let sum = 0;
  visitCredits(
    state.by(postings, 'account', mainAccount(memberId)),
    period,
    (type) => types.has(type),
    (of, _at, _type, minor) => {
      if (of === memberId) sum += minor;
    },
  );
  return sum;
};

/** Returns the transactions of all wallets of a member; one between two of them is contained twice. */
export const memberPostings = (state: State, memberId: string): readonly Posting[] =>
  [
    mainAccount(memberId),
    ...vendorWallets(state, memberId).map(({ vassalage }) => vendorAccount(memberId, vassalage)),
  ].flatMap((account) => state.by(postings, 'account', account));

/**
 * Returns a member's totals of a period, grouped by the key that `keyOf` returns for a time. Takes one pass however
 * many keys there are.
 */
export const memberTotalsByTime = <K>(
  state: State,
  memberId: string,
  period: Period,
  keyOf: (at: number) => K,
): ReadonlyMap<K, ActivityTotals> => {
  const found = new Map<K, { -readonly [key in keyof ActivityTotals]: number }>();
  const records: ActivityRecords = {
    bets: state.by(bets, 'member', memberId),
    deposits: depositsOf(state, memberId),
    withdrawals: withdrawalsOf(state, memberId),
    postings: memberPostings(state, memberId),
  };
  visitActivity(state, records, period, (of, at, key, minor) => {
    if (of !== memberId) return;
    const name = keyOf(at);
    const sums = found.get(name) ?? { ...noActivity };
    sums[key] += minor;
    found.set(name, sums);
  });
  return found;
};

export const addTotals = (a: ActivityTotals, b: ActivityTotals): ActivityTotals => ({
  deposits: a.deposits + b.deposits,
  withdrawals: a.withdrawals + b.withdrawals,
  stake: a.stake + b.stake,
  payout: a.payout + b.payout,
  bonus: a.bonus + b.bonus,
  rebate: a.rebate + b.rebate,
});

/** Returns the totals in major units, with the net result. */
export const wireTotals = (totals: ActivityTotals) => ({
  deposits: toMajor(totals.deposits),
  withdrawals: toMajor(totals.withdrawals),
  stake: toMajor(totals.stake),
  payout: toMajor(totals.payout),
  bonus: toMajor(totals.bonus),
  rebate: toMajor(totals.rebate),
  net: toMajor(netResultOf(totals)),
});
