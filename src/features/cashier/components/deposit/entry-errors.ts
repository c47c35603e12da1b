import { brand } from '../../../../brands/current.ts';
import { normalizeText, personNameLength, personNamePattern } from '../../../../contract/text.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { codeOf, detailsOf } from '../../../../lib/http/errors.ts';
import { formatMoney } from '../../../../lib/money/money.ts';
import { limitRefusal } from '../../../shared/limit-refusal.ts';
import { textProblems } from '../../../shared/text-problems.ts';
import { depositRows } from '../../api/deposit.ts';
import { amountProblem } from '../../model/amount.ts';
import type { Way } from '../../model/ways.ts';

type Field = 'amount' | 'bankId' | 'payerName' | 'form';
export type EntryErrors = Readonly<Partial<Record<Field, string>>>;

const money = (pesos: number): string => formatMoney(pesos, brand.currency.sign);

const amountError = (t: Words, { min, max }: Pick<Way, 'min' | 'max'>, text: string): string | undefined => {
  const found = amountProblem(text, { min, max });
  if (found === 'comma') return t.widgets.amountComma();
  if (found === 'low') return t.depositing.amountLow({ amount: money(min) });
  if (found === 'high') return t.depositing.amountHigh({ amount: money(max) });
  return found && t.depositing.amountNone();
};

interface Asked {
  /** As it was typed. */
  readonly amount: string;
  readonly bankId: string;
  readonly payerName: string;
}

/** What is wrong with a deposit before it is ordered, by field in the order of the form. */
export const errorsOf = (t: Words, way: Way, { amount: text, bankId, payerName }: Asked): EntryErrors => {
  const amount = amountError(t, way, text);
  if (way.channel !== 'manual') return amount ? { amount } : {};
  const name = normalizeText(payerName);
  const [payer] = textProblems(
    t,
    personNamePattern.test(name) && name.length >= personNameLength.min ? name : '',
    personNameLength.max,
    t.depositing.payerNone(),
  );
  return {
    ...(amount && { amount }),
    ...(!bankId && { bankId: t.depositing.bankNone() }),
    ...(payer && { payerName: payer }),
  };
};

/** Why a deposit was refused, at the field that it is about. */
export const refusalOf = (words: PageWords, amount: string, error: unknown): EntryErrors => {
  const { t } = words;
  const code = codeOf(error);
  const range = detailsOf(error, 'amount.out-of-range', ...depositRows);
  if (range) return { amount: amountError(t, range, amount) ?? errorText(t, code) };
  const limit = detailsOf(error, 'limit.reached', ...depositRows);
  if (limit && 'open' in limit) return { form: t.depositing.tooManyOpen({ n: limit.open }) };
  if (limit) return { amount: t.depositing.leftToday({ amount: money(limit.leftToday) }) };
  const own = detailsOf(error, 'safety.limit');
  return own ? { amount: limitRefusal(words, own) } : { form: errorText(t, code) };
};
