import { useState } from 'react';
import { cancelDeposit, confirmDeposit, depositOrder } from '#contract/cashier/deposit.ts';
import type { Deposit } from '#contract/types.ts';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted } from '#lib/http/errors.ts';
import { type DepositErrors, toDepositErrors } from './deposit-errors.ts';

/** Actions to confirm the payment of a deposit and to cancel it; `busy` names the running one. */
export const useDepositActions = (order: Deposit, onChanged: (order: Deposit) => void) => {
  const words = useWords();
  const { t, locale } = words;
  const [busy, setBusy] = useState<'confirm' | 'cancel' | null>(null);
  const [errors, setErrors] = useState<DepositErrors>({});
  const { depositId, status } = order;

  const change = async (kind: 'confirm' | 'cancel', ask: (id: string) => Promise<Deposit>): Promise<void> => {
    if (busy) return;
    setBusy(kind);
    setErrors({});
    try {
      onChanged(await ask(depositId));
    } catch (error) {
      if (error instanceof CallAborted) return;
      // The response may be lost although the deposit changed, so the current status is more accurate than the error.
      const now = await api(depositOrder, { query: { depositId, language: wireLanguage(locale) } }).catch(() => null);
      if (now && now.status !== status) onChanged(now);
      else setErrors(toDepositErrors(words, String(order.amount), error));
    } finally {
      setBusy(null);
    }
  };
  const cancel = async (): Promise<void> => {
    const question = {
      title: t.cashierDeposit.giveUpTitle(),
      text: t.cashierDeposit.giveUpText(),
      cancel: t.cashierDeposit.keep(),
      confirm: t.cashierDeposit.giveUp(),
      loses: true,
    };
    if (await confirmFirst(question))
      await change('cancel', (depositId) => api(cancelDeposit, { body: { depositId } }));
  };
  return {
    busy,
    problem: errors.form ?? errors.amount,
    identity: errors.identity,
    confirm: () => change('confirm', (depositId) => api(confirmDeposit, { body: { depositId } })),
    cancel,
  };
};
