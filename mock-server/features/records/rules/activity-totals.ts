import { memberOfAccount, type Posting } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import type { Deposit } from '#sim/features/cashier/rules/deposit-record.ts';
import { visitGiftCash } from '#sim/features/cashier/rules/gifts.ts';
import type { Withdrawal } from '#sim/features/cashier/rules/withdrawal-record.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { isWithin, type Period } from '#sim/features/shared/period.ts';

/**
 * Activity of a member in a period, minor units. Counted at the time of completion: settled bets, approved deposits before
 * their fee, paid withdrawals with their fee.
 */
export interface ActivityTotals {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly stake: number;
  readonly payout: number;
  /** Bonuses and rewards that became cash, minus revocations; locked ones do not count. */
  readonly bonus: number;
  readonly rebate: number;
}

/**
 * Returns the net result: winnings minus stakes, rebates, and bonuses that became cash. The only definition for all
 * reports.
 */
export const netResultOf = ({
  stake,
  payout,
  bonus,
  rebate,
}: Omit<ActivityTotals, 'deposits' | 'withdrawals'>): number => payout - stake + bonus + rebate;

type CreditVisit = (member: string, at: number, type: string, minor: number) => void;

/** Visits the credits to members by transactions of some types in a period; debits do not count. */
export const visitCredits = (
  postings: readonly Posting[],
  { from, until }: Period,
  isCounted: (type: string) => boolean,
  visit: CreditVisit,
): void => {
  for (const { at, type, entries } of postings) {
    if (at < from || at >= until || !isCounted(type)) continue;
    for (const { account, minor } of entries) {
      const memberId = memberOfAccount(account);
      if (memberId !== undefined && minor > 0) visit(memberId, at, type, minor);
    }
  }
};

/** Records to sum up, of one member or of all. */
export interface ActivityRecords {
  readonly bets: readonly Bet[];
  readonly deposits: readonly Deposit[];
  readonly withdrawals: readonly Withdrawal[];
  readonly postings: readonly Posting[];
}

/** Visits everything in the records that counts for the totals of a period. */
export const visitActivity = (
  state: State,
  { bets, deposits, withdrawals, postings }: ActivityRecords,
  period: Period,
  visit: (member: string, at: number, key: keyof ActivityTotals, minor: number) => void,
): void => {
  for (const it of bets) {
    if (it.play || it.state !== 'settled' || it.settledAt === null || !isWithin(period, it.settledAt)) continue;
    visit(it.member, it.settledAt, 'stake', it.stake);
    visit(it.member, it.settledAt, 'payout', it.payout);
  }
  for (const it of deposits)
    if (it.status === 'approved' && it.settledAt !== null && isWithin(period, it.settledAt))
      visit(it.member, it.settledAt, 'deposits', it.minor);
  for (const it of withdrawals)
    if (it.status === 'paid' && it.settledAt !== null && isWithin(period, it.settledAt))
      visit(it.member, it.settledAt, 'withdrawals', it.minor);
  visitGiftCash(state, postings, ({ member, at, minor }) => {
    if (isWithin(period, at)) visit(member, at, 'bonus', minor);
  });
  visitCredits(
    postings,
    period,
    (type) => type === 'rebate',
    (member, at, _type, minor) => visit(member, at, 'rebate', minor),
  );
};
