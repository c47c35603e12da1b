import { normalizeText, personNameLength, personNamePattern } from '#contract/text.ts';
import { identityNeedOf } from '#features/shared/IdentityNeed.tsx';
import { limitErrorText } from '#features/shared/limit-error.ts';
import { validateText } from '#features/shared/validate-text.ts';
import { errorText } from '#i18n/error-words.ts';
import type { PageWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { codeOf, detailsOf } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { depositEndpoints } from '../../api/deposit.ts';
import type { PaymentMethod } from '../../model/deposit-channels.ts';
import { amountError } from '../amount-error.ts';
import type { OrderErrors } from '../use-order-draft.ts';

export type DepositField = 'amount' | 'bankId' | 'payerName';
export type DepositErrors = OrderErrors<DepositField>;

interface DepositInput {
  /** As typed. */
  readonly amount: string;
  readonly bankId: string;
  readonly payerName: string;
}

/** Returns validation errors of a deposit by field, in form order. */
export const validateDeposit = (
  t: Words,
  method: PaymentMethod,
  { amount: text, bankId, payerName }: DepositInput,
): DepositErrors => {
  const amount = amountError(t, t.cashierDeposit, text, method);
  if (method.channel !== 'manual') return amount ? { amount } : {};
  const name = normalizeText(payerName);
  const [payer] = validateText(
    t,
    personNamePattern.test(name) && name.length >= personNameLength.min ? name : '',
    personNameLength.max,
    t.cashierDeposit.payerNone(),
  );
  return {
    ...(amount && { amount }),
    ...(!bankId && { bankId: t.cashierDeposit.bankNone() }),
    ...(payer && { payerName: payer }),
  };
};

/** Maps an error of the server to the field it concerns. */
export const toDepositErrors = (words: PageWords, amount: string, error: unknown): DepositErrors => {
  const identity = identityNeedOf(error);
  if (identity) return { identity };
  const { t } = words;
  const code = codeOf(error);
  const range = detailsOf(error, 'amount.out-of-range', ...depositEndpoints);
  if (range) return { amount: amountError(t, t.cashierDeposit, amount, range) ?? errorText(t, code) };
  const limit = detailsOf(error, 'limit.reached', ...depositEndpoints, 'confirmDeposit');
  if (limit && 'open' in limit) return { form: t.cashierDeposit.tooManyOpen({ n: limit.open }) };
  if (limit) return { amount: t.cashierDeposit.leftToday({ amount: formatAmount(limit.leftToday) }) };
  const own = detailsOf(error, 'safety.limit');
  return own ? { amount: limitErrorText(words, own) } : { form: errorText(t, code) };
};
