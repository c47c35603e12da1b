import type { LimitKind } from '../../../src/contract/safety.ts';
import { type Posting, posting } from '../../engine/ledger.ts';
import type { State } from '../../engine/state.ts';
import { depositsOf, isUnsettled } from '../cashier/deposit-record.ts';

/** One movement that a limit counts; what comes back counts negative. */
export interface Counted {
  readonly at: number;
  readonly centavos: number;
}

type Kind = Exclude<LimitKind, 'session'>;

const sumOf = ({ entries }: Posting, account: string): number =>
  entries.reduce((sum, entry) => (entry.account === account ? sum + entry.centavos : sum), 0);

/** What a player pays in: deposits before their fee, and what an agent sends. */
const paidIn = (it: Posting, account: string): number => {
  if (it.type === 'deposit') return -sumOf(it, 'bank');
  return it.type === 'downlineTransfer' ? Math.max(0, sumOf(it, account)) : 0;
};

const lost = (it: Posting, account: string): number =>
  it.type === 'bet' || it.type === 'payout' || it.type === 'refund' ? -sumOf(it, account) : 0;

// Refunded bets are left out by `countedSince`: they do not count as stakes.
const staked = (it: Posting, account: string): number => (it.type === 'bet' ? -sumOf(it, account) : 0);

const measures: Readonly<Record<Kind, (it: Posting, account: string) => number>> = {
  deposit: paidIn,
  loss: lost,
  stake: staked,
};

/** What the ledger holds of a member for a limit since a time, the oldest first. */
export const countedSince = (state: State, member: string, kind: Kind, from: number): Counted[] => {
  const account = `member:${member}`;
  const moves = state.by(posting, 'account', account).filter(({ at }) => at >= from);
  const returned = new Set(kind === 'stake' ? moves.flatMap(({ type, ref }) => (type === 'refund' ? ref : [])) : []);
  return moves
    .filter(({ ref }) => !returned.has(ref))
    .map((it) => ({ at: it.at, centavos: measures[kind](it, account) }))
    .filter(({ centavos }) => centavos !== 0)
    .sort((a, b) => a.at - b.at);
};

/** Centavos of deposits that are ordered and not ended yet. */
export const depositsInFlight = (state: State, member: string): number =>
  depositsOf(state, member)
    .filter(isUnsettled)
    .reduce((sum, { centavos }) => sum + centavos, 0);

export const sumCounted = (list: readonly Counted[]): number => list.reduce((sum, { centavos }) => sum + centavos, 0);
