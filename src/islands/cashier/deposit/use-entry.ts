import { useRef, useState } from 'react';
import { type DepositOrder, depositRows, orderDeposit } from '../../../api/cashier/deposit.ts';
import { codeOf, detailsOf } from '../../../api/errors.ts';
import { brand } from '../../../brand/current.ts';
import { keys } from '../../../browser/keys.ts';
import { sessionArea } from '../../../browser/storage.ts';
import type { Deposit } from '../../../contract/types.ts';
import { amountProblem, readAmount } from '../../../domain/cashier/amount.ts';
import type { Way } from '../../../domain/cashier/ways.ts';
import { formatMoney } from '../../../domain/money.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { limitRefusal } from '../../../widgets/limit-refusal.ts';
import { useMove } from '../../../widgets/use-move.ts';

interface Draft {
  readonly way: string;
  readonly amount: string;
  readonly bankId: string;
  readonly payerName: string;
}

type Field = 'amount' | 'bankId' | 'payerName' | 'form';
export type EntryErrors = Readonly<Partial<Record<Field, string>>>;

const empty: Draft = { way: '', amount: '', bankId: '', payerName: '' };

const kept = (): Draft => {
  const found = sessionArea.readJson(keys.session.depositDraft);
  return typeof found === 'object' && found !== null ? { ...empty, ...found } : empty;
};

const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,59}$/u;

const orderOf = ({ channel, bankId: wallet }: Way, { bankId, payerName }: Draft, amount: number): DepositOrder => {
  if (channel === 'manual') return { channel, amount, bankId, payerName: payerName.trim() };
  if (channel === 'gateway') return { channel, amount, bankId: wallet ?? '' };
  return { channel, amount };
};

/** What a new deposit holds so far, kept in the tab so that a reload loses nothing, and the way to order it. */
export const useEntry = (words: PageWords, ways: readonly Way[], onOrder: (depositId: string) => void) => {
  const { t } = words;
  const [draft, setDraft] = useState(kept);
  const [errors, setErrors] = useState<EntryErrors>({});
  const leaving = useRef(false);
  const way = ways.find(({ key }) => key === draft.way) ?? ways[0];
  const money = (pesos: number): string => formatMoney(pesos, brand.currency.sign);

  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    sessionArea.write(keys.session.depositDraft, JSON.stringify(next));
    setDraft(next);
    setErrors({});
  };

  const move = useMove<Deposit>('deposit', ({ depositId, channel, payUrl }) => {
    sessionArea.remove(keys.session.depositDraft);
    onOrder(depositId);
    // A wallet's page opens by itself for who has just asked for it, not for who comes back.
    if (leaving.current && channel === 'gateway' && payUrl) location.assign(payUrl);
  });

  const amountError = (text: string, { min, max }: Pick<Way, 'min' | 'max'>): string | undefined => {
    const found = amountProblem(text, { min, max });
    if (found === 'low') return t.depositing.amountLow({ amount: money(min) });
    if (found === 'high') return t.depositing.amountHigh({ amount: money(max) });
    return found && t.depositing.amountNone();
  };

  const check = (chosen: Way): EntryErrors => {
    const amount = amountError(draft.amount, chosen);
    if (chosen.channel !== 'manual') return amount ? { amount } : {};
    return {
      ...(amount && { amount }),
      ...(!draft.bankId && { bankId: t.depositing.bankNone() }),
      ...(!namePattern.test(draft.payerName.trim()) && { payerName: t.depositing.payerNone() }),
    };
  };

  const refusal = (error: unknown): EntryErrors => {
    const code = codeOf(error);
    const range = detailsOf(error, 'amount.out-of-range', ...depositRows);
    if (range) return { amount: amountError(draft.amount, range) ?? errorText(t, code) };
    const limit = detailsOf(error, 'limit.reached', ...depositRows);
    if (limit && 'open' in limit) return { form: t.depositing.tooManyOpen({ n: limit.open }) };
    if (limit) return { amount: t.depositing.leftToday({ amount: money(limit.leftToday) }) };
    const own = detailsOf(error, 'safety.limit');
    return own ? { amount: limitRefusal(words, own) } : { form: errorText(t, code) };
  };

  const submit = async (): Promise<void> => {
    if (!way) return;
    const found = check(way);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      document.querySelector<HTMLElement>(`.cashier__form [name="${first}"]`)?.focus();
      return;
    }
    leaving.current = true;
    try {
      await move.run((key) => orderDeposit(orderOf(way, draft, readAmount(draft.amount) ?? 0), key));
    } catch (error) {
      setErrors(refusal(error));
    }
  };

  return {
    way,
    amount: draft.amount,
    bankId: draft.bankId,
    payerName: draft.payerName,
    errors,
    move,
    submit,
    choose: (key: string) => change({ way: key }),
    setAmount: (amount: string) => change({ amount }),
    setBank: (bankId: string) => change({ bankId }),
    setPayer: (payerName: string) => change({ payerName }),
  };
};

export type Entry = ReturnType<typeof useEntry>;
