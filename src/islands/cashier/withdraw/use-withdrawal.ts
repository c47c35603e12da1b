import { useState } from 'react';
import { withdraw } from '../../../api/cashier/withdraw.ts';
import { codeOf, detailsOf, quietly } from '../../../api/errors.ts';
import { brand } from '../../../brand/current.ts';
import { keys } from '../../../browser/keys.ts';
import { sessionArea } from '../../../browser/storage.ts';
import type { Value, Withdrawal } from '../../../contract/types.ts';
import { amountProblem, readAmount } from '../../../domain/cashier/amount.ts';
import { formatMoney } from '../../../domain/money.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { refreshBalance } from '../../../stores/cashier/wallet.ts';
import { useMove } from '../../../widgets/use-move.ts';

interface Draft {
  readonly cardId: string;
  readonly amount: string;
}

type Field = 'cardId' | 'amount' | 'paymentPassword' | 'form';
type Errors = Readonly<Partial<Record<Field, string>>>;

const kept = (): Draft => {
  const found = sessionArea.readJson(keys.session.withdrawDraft);
  return { cardId: '', amount: '', ...(typeof found === 'object' && found !== null ? found : {}) };
};

/** What a withdrawal holds so far, kept in the tab but for the password, and the way to ask for it. */
export const useWithdrawal = ({ t }: PageWords, info: Value<'withdrawInfo'>, onOrder: (withdrawId: string) => void) => {
  const [draft, setDraft] = useState(kept);
  const [paymentPassword, setPaymentPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const { cards, min, max, canWithdraw } = info;
  const cardId = cards.some((it) => it.cardId === draft.cardId) ? draft.cardId : (cards[0]?.cardId ?? '');
  const money = (pesos: number): string => formatMoney(pesos, brand.currency.sign);

  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    sessionArea.write(keys.session.withdrawDraft, JSON.stringify(next));
    setDraft(next);
    setErrors({});
  };

  const move = useMove<Withdrawal>('withdraw', ({ withdrawId }) => {
    sessionArea.remove(keys.session.withdrawDraft);
    void quietly(refreshBalance());
    onOrder(withdrawId);
  });

  const amountError = (): string | undefined => {
    const found = amountProblem(draft.amount, { min, max: Math.min(max, canWithdraw) });
    if (found === 'low') return t.withdrawing.amountLow({ amount: money(min) });
    if (found === 'high') return t.withdrawing.amountHigh({ amount: money(Math.min(max, canWithdraw)) });
    return found && t.withdrawing.amountNone();
  };

  const check = (): Errors => {
    const amount = amountError();
    return {
      ...(!cardId && { cardId: t.withdrawing.accountNone() }),
      ...(amount && { amount }),
      ...(info.needsPaymentPassword && { form: t.withdrawing.noPasswordText() }),
      ...(!info.needsPaymentPassword &&
        !/^\d{6}$/.test(paymentPassword) && { paymentPassword: t.withdrawing.passwordNone() }),
    };
  };

  const refusal = (error: unknown): Errors => {
    const code = codeOf(error);
    const limit = detailsOf(error, 'limit.reached', 'withdraw');
    const turnover = detailsOf(error, 'turnover.open');
    if (code === 'payment.wrong-password') return { paymentPassword: errorText(t, code) };
    if (limit && 'leftToday' in limit) return { amount: t.withdrawing.dayLimit({ amount: money(limit.leftToday) }) };
    if (turnover) return { form: t.withdrawing.turnoverText({ amount: money(turnover.openTurnover) }) };
    if (code === 'balance.insufficient' || code === 'amount.out-of-range') return { amount: errorText(t, code) };
    return { form: errorText(t, code) };
  };

  const submit = async (): Promise<void> => {
    const found = check();
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      document.querySelector<HTMLElement>(`.cashier__form [name="${first}"]`)?.focus();
      return;
    }
    try {
      const body = { cardId, amount: readAmount(draft.amount) ?? 0, paymentPassword };
      await move.run((key) => withdraw(body, key));
    } catch (error) {
      setErrors(refusal(error));
    }
  };

  return {
    cardId,
    amount: draft.amount,
    errors,
    move,
    submit,
    setCard: (next: string) => change({ cardId: next }),
    setAmount: (amount: string) => change({ amount }),
    setPassword: (next: string) => {
      setPaymentPassword(next);
      setErrors({});
    },
  };
};
