import type { Withdrawal as WireWithdrawal } from '#contract/types.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/**
 * A withdrawal. Amounts in minor units, times in epoch ms. The ledger account `hold:{id}` holds its amount until it
 * is paid, rejected or cancelled.
 */
export interface Withdrawal extends Doc {
  readonly member: string;
  readonly card: string;
  readonly bankId: string;
  /** Masked account number of the bank account. */
  readonly number: string;
  readonly minor: number;
  /** Fee that is deducted from the amount. */
  readonly fee: number;
  readonly status: WireWithdrawal['status'];
  readonly at: number;
  readonly settledAt: number | null;
  readonly reason: LocalizedText | null;
  /** Recommended action after a rejection; absent in withdrawals stored by older releases. */
  readonly advice?: LocalizedText | null;
  /** Status history, oldest first. */
  readonly steps: readonly { readonly status: WireWithdrawal['status']; readonly at: number }[];
}

export const withdrawals = collection<Withdrawal>()('withdrawal', { member: (it) => it.member });

export const withdrawalsOf = (state: State, memberId: string): Withdrawal[] =>
  state.by(withdrawals, 'member', memberId);

export const isOpen = ({ status }: Withdrawal): boolean => status === 'reviewing' || status === 'processing';

/** Returns whether an open withdrawal pays to this bank account. */
export const hasOpenWithdrawal = (state: State, memberId: string, bankAccount: string): boolean =>
  withdrawalsOf(state, memberId).some((it) => it.card === bankAccount && isOpen(it));
