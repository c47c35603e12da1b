import { collection, type Doc } from '#sim/core/collection.ts';
import { derived } from '#sim/core/derived.ts';
import { mainAccount, memberOfAccount, type Posting, postings } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import { lineTransferTypes } from '#sim/features/shared/posting-types.ts';
import { deposits, depositsOf } from './deposit-record.ts';

const creditedOn = (account: string, { entries }: Posting): number =>
  entries.reduce((sum, it) => (it.account === account && it.minor > 0 ? sum + it.minor : sum), 0);

/** Approved deposits of a member before the records begin, in minor units; the id is the member's. */
interface EarlierDeposits extends Doc {
  readonly minor: number;
}

export const earlierDeposits = collection<EarlierDeposits>()('earlier-deposits');

/** Returns the minor units of a member's approved deposits since registration. */
export const approvedDepositsTotal = (state: State, memberId: string): number =>
  depositsOf(state, memberId).reduce(
    (sum, { status, minor }) => sum + (status === 'approved' ? minor : 0),
    state.get(earlierDeposits, memberId)?.minor ?? 0,
  );

/** Returns whether a member has an approved deposit. */
export const hasOwnDeposit = (state: State, memberId: string): boolean =>
  state.get(earlierDeposits, memberId) !== undefined ||
  depositsOf(state, memberId).some(({ status }) => status === 'approved');

const shareOwn = (deposited: number, received: number): number =>
  deposited === 0 ? 0 : deposited / (deposited + received);

/**
 * Returns the share of a member's own money, 0 to 1: approved deposits relative to money received from other members.
 * Only this share of the play earns rebates, salaries, dividends and places on the leaderboard, so that an agent earns
 * nothing from money lent to members.
 */
export const ownShareOf = (state: State, memberId: string): number => {
  const account = mainAccount(memberId);
  const deposited = approvedDepositsTotal(state, memberId);
  if (deposited === 0) return 0;
  const received = state
    .by(postings, 'account', account)
    .reduce((sum, it) => (lineTransferTypes.has(it.type) ? sum + creditedOn(account, it) : sum), 0);
  return shareOwn(deposited, received);
};

/** Returns `ownShareOf` of all members with an own deposit, by member. */
export const ownShares = derived([postings, deposits, earlierDeposits], (state): ReadonlyMap<string, number> => {
  const deposited = new Map(state.all(earlierDeposits).map(({ id, minor }) => [id, minor]));
  for (const it of state.all(deposits))
    if (it.status === 'approved') deposited.set(it.member, (deposited.get(it.member) ?? 0) + it.minor);
  const received = new Map<string, number>();
  for (const { type, entries } of state.all(postings)) {
    if (!lineTransferTypes.has(type)) continue;
    for (const { account, minor } of entries) {
      const memberId = memberOfAccount(account);
      if (memberId !== undefined && minor > 0) received.set(memberId, (received.get(memberId) ?? 0) + minor);
    }
  }
  return new Map([...deposited].map(([member, minor]) => [member, shareOwn(minor, received.get(member) ?? 0)]));
});
