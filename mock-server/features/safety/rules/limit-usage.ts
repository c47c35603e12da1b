import type { LimitKind } from '#contract/safety/safety-terms.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { mainAccount, type Posting, postings } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { depositsOf, isUnsettled } from '#sim/features/cashier/rules/deposit-record.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { lineTransferTypes } from '#sim/features/shared/posting-types.ts';

/** One transaction that counts towards a limit; refunds and winnings are negative. */
export interface CountedAmount {
  readonly at: number;
  readonly minor: number;
}

type Kind = Exclude<LimitKind, 'session'>;

const amountOn = ({ entries }: Posting, account: string): number =>
  entries.reduce((sum, entry) => (entry.account === account ? sum + entry.minor : sum), 0);

/**
 * Returns whether transfers from the downline count as paid in. They do for players, who can play with the money, but
 * not for agents, whose income they are.
 */
export const countsUplineTransfers = (state: State, memberId: string): boolean =>
  !isAgentHome(state.get(members, memberId)?.type ?? 0);

/**
 * Returns the minor units that a posting pays into a player's account: a deposit before its fee, or a transfer from the
 * upline or downline.
 */
const paidIn = (posting: Posting, account: string): number => {
  if (posting.type === 'deposit') return -amountOn(posting, 'bank');
  return lineTransferTypes.has(posting.type) ? Math.max(0, amountOn(posting, account)) : 0;
};

const staked = (it: Posting, account: string): number => (it.type === 'bet' ? -amountOn(it, account) : 0);

/** Returns the stake of a bet, or minus its payout: the share of own money, because bonus money may never be won. */
const netLoss = (it: Posting, account: string, state: State): number => {
  if (it.type !== 'bet' && it.type !== 'payout') return 0;
  const { stake = 1, bonus = [] } = state.get(bets, it.ref ?? '') ?? {};
  const staked = bonus.reduce((sum, { minor }) => sum + minor, 0);
  return -Math.floor((amountOn(it, account) * (stake - staked)) / stake);
};

const measures: Readonly<Record<Kind, (it: Posting, account: string, state: State) => number>> = {
  deposit: paidIn,
  loss: netLoss,
  stake: staked,
};

/** Returns the ledger amounts of a member that count towards a limit since a time, the oldest first. */
export const countedAmountsSince = (state: State, memberId: string, kind: Kind, from: number): CountedAmount[] => {
  const account = mainAccount(memberId);
  const moves = state.by(postings, 'account', account).filter(({ at }) => at >= from);
  const refsOf = (of: string) => new Set(moves.flatMap(({ type, ref }) => (type === of ? ref : [])));
  const [placed, returned] = [refsOf('bet'), refsOf('refund')];
  // Stakes of an earlier period must not free up this one: a payout counts only together with its bet, a refunded bet
  // never.
  const counts = ({ type, ref }: Posting): boolean => {
    if (type === 'payout') return placed.has(ref);
    if (type === 'uplineTransfer') return countsUplineTransfers(state, memberId);
    return !returned.has(ref);
  };
  return moves
    .filter(counts)
    .map((it) => ({ at: it.at, minor: measures[kind](it, account, state) }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => a.at - b.at);
};

/** Returns the minor units of ordered deposits that have not ended. */
export const pendingDepositsTotal = (state: State, memberId: string): number =>
  depositsOf(state, memberId)
    .filter(isUnsettled)
    .reduce((sum, { minor }) => sum + minor, 0);

export const sumAmounts = (list: readonly CountedAmount[]): number => list.reduce((sum, { minor }) => sum + minor, 0);
