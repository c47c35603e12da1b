import { useRef } from 'react';
import { uplineTransfer } from '#contract/cashier/wallet.ts';
import type { Value } from '#contract/types.ts';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { validateText } from '#features/shared/validate-text.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { codeOf, ignoreCallErrors } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { showToast } from '#lib/toasts.ts';
import { transferRange } from '#markets/current.ts';
import { useForm } from '#ui/form/use-form.ts';
import { refreshBalance } from '../../state/wallet.ts';
import { amountError } from '../amount-error.ts';

export interface UplineTransfer {
  /** Account name of the upline agent. */
  readonly upline: string;
  readonly terms: { readonly available: number; readonly asksPassword: boolean };
  readonly onSent: () => void;
}

type Name = 'amount' | 'password';

/** Returns the state of the upline transfer form and its transaction after confirmation. */
export const useUplineTransferForm = ({ upline, terms, onSent }: UplineTransfer) => {
  const { t } = useWords();
  /** Amount of the running transfer, major units. */
  const sent = useRef<number | null>(null);
  const transaction = useTransaction<Value<'uplineTransfer'>>('uplineTransfer', () => {
    // Null if it was sent before a reload.
    const amount = sent.current;
    if (amount !== null)
      showToast(t.cashierUpline.done({ amount: formatAmount(amount), name: upline }), { kind: 'ok' });
    // The next amount may be typed already, while the outcome of this one was unknown.
    if (amount === parsePositiveAmount(form.read().amount)) form.ref.current?.reset();
    sent.current = null;
    void ignoreCallErrors(refreshBalance());
    onSent();
  });
  const form = useForm<Name>({
    names: terms.asksPassword ? ['amount', 'password'] : ['amount'],
    errorText: (error) => {
      const code = codeOf(error);
      if (code === 'amount.out-of-range') return t.cashierUpline.amountLow({ amount: formatAmount(transferRange.min) });
      return code === 'permission.denied' ? t.cashierUpline.refused() : errorText(t, error);
    },
    check: (name, { amount, password }) => {
      if (name === 'password') return validateText(t, password, 32, t.cashierUpline.passwordNone());
      return amountError(t, t.cashierUpline, amount, { min: transferRange.min, max: terms.available });
    },
    submit: async ({ amount, password }) => {
      const major = parsePositiveAmount(amount) ?? 0;
      const isConfirmed = await confirmFirst({
        title: t.cashierUpline.askTitle({ amount: formatAmount(major) }),
        text: t.cashierUpline.askText({ name: upline }),
        cancel: t.siteShell.cancel(),
        confirm: t.cashierUpline.send(),
      });
      if (!isConfirmed) return;
      sent.current = major;
      const body = { amount: major, ...(terms.asksPassword && { paymentPassword: password }) };
      await transaction.run((key) => api(uplineTransfer, { body, key }));
    },
    fieldOf: (code) => {
      if (code === 'payment.wrong-password' && terms.asksPassword) return 'password';
      return code === 'balance.insufficient' || code === 'amount.out-of-range' ? 'amount' : undefined;
    },
  });
  return { form, transaction };
};
