import { useState } from 'react';
import { withdraw } from '#contract/cashier/withdraw.ts';
import type { Value, Withdrawal } from '#contract/types.ts';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { detailsOf, ignoreCallErrors } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import { refreshBalance } from '../../state/wallet.ts';
import { useOrderDraft } from '../use-order-draft.ts';
import { toWithdrawalErrors, validateWithdrawal, type WithdrawalField } from './withdrawal-errors.ts';

interface Draft {
  readonly cardId: string;
  readonly amount: string;
}

const stored = storedItem(sessionArea, keys.session.withdrawDraft, objectWith<Partial<Draft>>());

const empty: Draft = { cardId: '', amount: '' };

/** Returns the state of the withdrawal form, kept in session storage without the password, and its submit action. */
export const useWithdrawForm = (info: Value<'withdrawInfo'>, onOrder: (withdrawId: string) => void) => {
  const { t } = useWords();
  const form = useOrderDraft<Draft, WithdrawalField>(stored, empty);
  const { draft, change, showErrors } = form;
  const [paymentPassword, setPaymentPassword] = useState('');
  const { cards } = info;
  const cardId = cards.some((it) => it.cardId === draft.cardId) ? draft.cardId : (cards[0]?.cardId ?? '');

  const transaction = useTransaction<Withdrawal>('withdraw', ({ withdrawId }) => {
    form.forget();
    void ignoreCallErrors(refreshBalance());
    onOrder(withdrawId);
  });

  /** Orders the withdrawal; asks again whenever the bonus money that it ends has changed. */
  const order = async (forfeits?: number): Promise<void> => {
    try {
      const body = { cardId, amount: parsePositiveAmount(draft.amount) ?? 0, paymentPassword };
      await transaction.run((key) =>
        api(withdraw, { body: { ...body, ...(forfeits !== undefined && { forfeits }) }, key }),
      );
    } catch (error) {
      const ends = detailsOf(error, 'bonus.ends');
      if (!ends) {
        showErrors(toWithdrawalErrors(t, error));
        return;
      }
      const question = {
        title: t.cashierWithdraw.endsTitle(),
        text: t.cashierWithdraw.endsText({ amount: formatAmount(ends.forfeits) }),
        cancel: t.cashierBonus.keep(),
        confirm: t.cashierWithdraw.endsConfirm(),
        loses: true,
      };
      if (await confirmFirst(question)) await order(ends.forfeits);
    }
  };

  const submit = async (): Promise<void> => {
    if (!showErrors(validateWithdrawal(t, info, { cardId, amount: draft.amount, paymentPassword }))) await order();
  };

  return {
    ref: form.ref,
    cardId,
    amount: draft.amount,
    errors: form.errors,
    transaction,
    submit,
    setCard: (next: string) => change({ cardId: next }),
    setAmount: (amount: string) => change({ amount }),
    setPassword: (next: string) => {
      setPaymentPassword(next);
      form.clearErrors();
    },
  };
};
