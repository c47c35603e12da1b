import type { Value } from '#contract/types.ts';
import { identityNeedOf, type Need } from '#features/shared/IdentityNeed.tsx';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { codeOf, detailsOf } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { exampleAmount } from '#markets/current.ts';
import { isPin } from '#ui/form/pin-input.ts';
import { validateAmount } from '../../model/validate-amount.ts';
import { formatOwnMoney } from '../../state/own-money.ts';

type Info = Value<'withdrawInfo'>;
type Field = 'cardId' | 'amount' | 'paymentPassword' | 'form';
export type WithdrawalErrors = Readonly<Partial<Record<Field, string>>> & { readonly identity?: Need };

const amountError = (t: Words, { min, max, canWithdraw }: Info, text: string): string | undefined => {
  const maxAmount = Math.min(max, canWithdraw);
  const found = validateAmount(text, { min, max: maxAmount });
  if (found === 'comma') return t.siteWidgets.amountComma();
  if (found === 'low') return t.cashierWithdraw.amountLow({ amount: formatAmount(min) });
  if (found === 'high')
    return t.cashierWithdraw.amountHigh({
      amount: maxAmount < max ? formatOwnMoney(maxAmount) : formatAmount(maxAmount),
    });
  return found && t.cashierWithdraw.amountNone({ example: formatAmount(exampleAmount) });
};

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
  const amount = amountError(t, info, text);
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
