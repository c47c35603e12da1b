import { useRef } from 'react';
import type { Deposit } from '#contract/types.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { useWords } from '#i18n/use-words.ts';
import { parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { createDeposit, type DepositOrder } from '../../api/deposit.ts';
import type { PaymentMethod } from '../../model/deposit-channels.ts';
import { type DepositDraft, storedDraft } from '../../state/deposit-draft.ts';
import { useOrderDraft } from '../use-order-draft.ts';
import { type DepositField, toDepositErrors, validateDeposit } from './deposit-errors.ts';

const empty: DepositDraft = { method: '', amount: '', bankId: '' };

type FilledDraft = DepositDraft & { readonly payerName: string };

const orderOf = (
  { channel, bankId: wallet }: PaymentMethod,
  { bankId, payerName }: FilledDraft,
  amount: number,
): DepositOrder => {
  if (channel === 'manual') return { channel, amount, bankId, payerName: payerName.trim() };
  if (channel === 'gateway') return { channel, amount, bankId: wallet ?? '' };
  return { channel, amount };
};

/**
 * Returns the state of the deposit form, kept in session storage across reloads, and its submit action. With `staysOnPage`
 * the wallet's payment page does not open after submitting.
 */
export const useDepositForm = (
  methods: readonly PaymentMethod[],
  onOrder: (depositId: string) => void,
  staysOnPage: boolean,
) => {
  const words = useWords();
  const form = useOrderDraft<DepositDraft, DepositField>(storedDraft, empty);
  const { draft, change, showErrors } = form;
  const leaving = useRef(false);
  const method = methods.find(({ key }) => key === draft.method) ?? methods[0];

  const filled: FilledDraft = { ...draft, payerName: draft.payerName ?? method?.payers[0] ?? '' };

  const transaction = useTransaction<Deposit>('deposit', ({ depositId, channel, payUrl }) => {
    form.forget();
    onOrder(depositId);
    // The wallet's payment page opens only right after submitting, not when the player returns.
    if (leaving.current && channel === 'gateway' && payUrl) location.assign(payUrl);
  });

  const submit = async (): Promise<void> => {
    if (!method || showErrors(validateDeposit(words.t, method, filled))) return;
    leaving.current = !staysOnPage;
    try {
      await transaction.run((key) =>
        createDeposit(orderOf(method, filled, parsePositiveAmount(draft.amount) ?? 0), key),
      );
    } catch (error) {
      showErrors(toDepositErrors(words, draft.amount, error));
    }
  };

  return {
    ref: form.ref,
    method,
    amount: draft.amount,
    bankId: draft.bankId,
    payerName: filled.payerName,
    errors: form.errors,
    transaction,
    submit,
    choose: (key: string) => change({ method: key }),
    setAmount: (amount: string) => change({ amount }),
    setBank: (bankId: string) => change({ bankId }),
    setPayer: (payerName: string) => change({ payerName }),
  };
};

export type DepositFormState = ReturnType<typeof useDepositForm>;
