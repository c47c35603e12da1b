import { type DepositBonusTerms, transferReportDays } from '#contract/cashier/deposit-terms.ts';
import type { Deposit as WireDeposit } from '#contract/types.ts';
import { dayMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { newest } from '#sim/core/newest.ts';
import type { State } from '#sim/core/state.ts';
import type { Device } from '#sim/features/account/rules/known-devices.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** A deposit. The wallet is credited when it is approved. Amounts in minor units, times in epoch ms. */
export interface Deposit extends Doc {
  readonly member: string;
  readonly channel: WireDeposit['channel'];
  readonly bankId: string | null;
  readonly minor: number;
  /** Fee that the channel deducts from the amount. */
  readonly fee: number;
  /** The promotion applied to it, and the bonus that it grants. */
  readonly promoId: number | null;
  readonly bonus: number;
  /** Terms of the promotion when it was ordered; absent without one, and in orders of older versions. */
  readonly terms?: DepositBonusTerms;
  readonly status: WireDeposit['status'];
  readonly at: number;
  readonly expiresAt: number;
  readonly settledAt: number | null;
  /** When a transfer was reported after the order had expired; absent otherwise. */
  readonly reportedAt?: number;
  /** Reference code of a manual transfer. */
  readonly reference: string | null;
  readonly payerName: string | null;
  /** Opens the simulated payment page; null for manual transfers. */
  readonly ticket: string | null;
  /** Origin of the page that created it, for the QR code; empty if unknown. */
  readonly origin: string;
  /** Origin of the payment page if the ordering page has another host; absent if they are the same. */
  readonly payOrigin?: string;
  readonly reason: LocalizedText | null;
  /** Device that ordered it; absent if unknown. */
  readonly device?: Device;
}

export const deposits = collection<Deposit>()('deposit', { member: (it) => it.member, ticket: (it) => it.ticket });

export const depositsOf = (state: State, memberId: string): Deposit[] => state.by(deposits, 'member', memberId);

const approvedOf = (state: State, memberId: string): Deposit[] =>
  depositsOf(state, memberId)
    .filter(({ status }) => status === 'approved')
    .sort(newest);

/** Returns the latest approved deposit of a member. */
export const lastApprovedDepositOf = (state: State, memberId: string): Deposit | undefined =>
  approvedOf(state, memberId)[0];

const shownPayers = 3;

/** Returns the names that the member has paid by bank transfer from, the latest first. */
export const payersOf = (state: State, memberId: string): readonly string[] =>
  [...new Set(approvedOf(state, memberId).flatMap(({ payerName }) => payerName ?? []))].slice(0, shownPayers);

const shownUsual = 2;

/** Returns the amounts that the member has deposited at least twice, the most frequent first, in minor units. */
export const usualAmountsOf = (state: State, memberId: string): readonly number[] => {
  const counts = new Map<number, number>();
  for (const { minor } of approvedOf(state, memberId)) counts.set(minor, (counts.get(minor) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, shownUsual)
    .map(([minor]) => minor);
};

/** Returns whether a deposit is still pending or under review. */
export const isUnsettled = ({ status }: Deposit): boolean => status === 'pending' || status === 'reviewing';

/** Returns whether an expired bank transfer can still be reported: its days are not over and no money was returned. */
export const isReportable = ({ channel, status, reason, expiresAt }: Deposit, now: number): boolean =>
  channel === 'manual' && status === 'expired' && reason === null && now < expiresAt + transferReportDays * dayMs;

/** Returns the URL of the payment page: absolute if the ordering page has another host; null for manual transfers. */
export const payUrlOf = ({ ticket, payOrigin = '' }: Deposit): string | null =>
  ticket && `${payOrigin}/__pay/${ticket}`;

/** Returns the due event of a deposit: its expiry, or the end of its review. */
export const depositDue = (id: string, at: number): DueEvent => ({
  id: `deposit:${id}`,
  at,
  type: 'deposit',
  data: id,
});
