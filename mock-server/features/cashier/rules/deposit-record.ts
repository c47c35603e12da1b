import type { Deposit as WireDeposit } from '../../../../src/contract/types.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { State } from '../../../core/state.ts';
import type { Words } from '../../content/rules/announcements.ts';

/** One order to deposit (R264). Money moves when it is approved, not before. Amounts in centavos. */
export interface Deposit extends Doc {
  readonly member: string;
  readonly channel: WireDeposit['channel'];
  readonly bankId: string | null;
  readonly centavos: number;
  /** Kept of the amount by the channel. */
  readonly fee: number;
  /** The promotion it carries, and what that adds. */
  readonly promoId: number | null;
  readonly bonus: number;
  readonly status: WireDeposit['status'];
  readonly at: number;
  readonly expiresAt: number;
  readonly settledAt: number | null;
  /** What a hand transfer is recognised by. */
  readonly reference: string | null;
  readonly payerName: string | null;
  /** Opens the simulated payment page; null for hand transfers. */
  readonly ticket: string | null;
  /** Origin of the page that ordered it, for the code that a phone scans; empty when unknown. */
  readonly origin: string;
  readonly reason: Words | null;
}

export const deposit = kind<Deposit>().named('deposit', { member: (it) => it.member, ticket: (it) => it.ticket });

export const depositsOf = (state: State, member: string): Deposit[] => state.by(deposit, 'member', member);

/** Not ended yet. */
export const isUnsettled = ({ status }: Deposit): boolean => status === 'pending' || status === 'reviewing';

export const payUrlOf = ({ ticket }: Deposit): string | null => ticket && `/__pay/${ticket}`;
