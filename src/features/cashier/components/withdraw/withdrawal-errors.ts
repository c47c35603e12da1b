import type { Value } from '#contract/types.ts';
import { identityNeedOf } from '#features/shared/IdentityNeed.tsx';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { codeOf, detailsOf } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { isPin } from '#ui/form/pin-input.ts';
import { formatOwnMoney } from '../../state/own-money.ts';
import { amountError } from '../amount-error.ts';
import type { OrderErrors } from '../use-order-draft.ts';

type Info = Value<'withdrawInfo'>;
export type WithdrawalField = 'cardId' | 'amount' | 'paymentPassword';
export type WithdrawalErrors = OrderErrors<WithdrawalField>;

interface WithdrawalInput {
  readonly cardId: string;
  /** As typed. */
  readonly amount: string;
  readonly paymentPassword: string;
}

/** Returns validation errors of a withdrawal by field, in form order. */
export const validateWithdrawal = (
  t: Words,
  info: Info,
  { cardId, amount: text, paymentPassword }: WithdrawalInput,
): WithdrawalErrors => {
  const max = Math.min(info.max, info.canWithdraw);
  const amount = amountError(t, t.cashierWithdraw, text, {
    min: info.min,
    max,
    formatMax: max < info.max ? formatOwnMoney : formatAmount,
  });
  return {
    ...(!cardId && { cardId: t.cashierWithdraw.accountNone() }),
    ...(amount && { amount }),
    ...(info.needsPaymentPassword && { form: t.cashierWithdraw.noPasswordText() }),
    ...(!info.needsPaymentPassword &&
      !isPin(paymentPassword) && { paymentPassword: t.accountPasswords.withdrawalRequired() }),
  };
};

/** Maps an error of the server to the field it concerns. */
export const toWithdrawalErrors = (t: Words, error: unknown): WithdrawalErrors => {
  const identity = identityNeedOf(error);
  if (identity) return { identity };
  const code = codeOf(error);
  const limit = detailsOf(error, 'limit.reached', 'withdraw');
  const turnover = detailsOf(error, 'turnover.open');
  if (code === 'payment.wrong-password') return { paymentPassword: errorText(t, code) };
  if (limit && 'leftToday' in limit)
    return { amount: t.cashierWithdraw.dayLimit({ amount: formatAmount(limit.leftToday) }) };
  if (turnover) return { form: t.cashierWithdraw.turnoverText({ amount: formatAmount(turnover.openTurnover) }) };
  if (code === 'balance.insufficient' || code === 'amount.out-of-range') return { amount: errorText(t, code) };
  return { form: errorText(t, code) };
};
