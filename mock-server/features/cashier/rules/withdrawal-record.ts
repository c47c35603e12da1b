import type { Withdrawal as WireWithdrawal } from '../../../../src/contract/types.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { State } from '../../../core/state.ts';
import type { Words } from '../../content/rules/announcements.ts';

/** A withdrawal on its way (R263, X10). Its amount stands on the ledger's `hold:{id}` until it is paid. */
export interface Withdrawal extends Doc {
  readonly member: string;
  readonly card: string;
  readonly bankId: string;
  /** As on the card, masked. */
  readonly number: string;
  readonly centavos: number;
  /** Of the amount; the payee gets the rest. */
  readonly fee: number;
  readonly status: WireWithdrawal['status'];
  readonly at: number;
  readonly settledAt: number | null;
  readonly reason: Words | null;
  /** What the member can do about that; absent in older ones. */
  readonly advice?: Words | null;
  /** Its way so far, oldest first. */
  readonly steps: readonly { readonly status: WireWithdrawal['status']; readonly at: number }[];
}

export const withdrawal = kind<Withdrawal>().named('withdrawal', { member: (it) => it.member });

export const withdrawalsOf = (state: State, member: string): Withdrawal[] => state.by(withdrawal, 'member', member);

export const isOpen = ({ status }: Withdrawal): boolean => status === 'reviewing' || status === 'processing';

/** Whether money is on its way to a card. */
export const hasOpenWithdrawal = (state: State, member: string, card: string): boolean =>
  withdrawalsOf(state, member).some((it) => it.card === card && isOpen(it));
