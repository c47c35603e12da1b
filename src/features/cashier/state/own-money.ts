import { formatAmount } from '#lib/money/format-amount.ts';
import { hideDigits } from '#lib/money/money.ts';
import { $balanceHidden } from './wallet.ts';

interface OwnMoneyFormat {
  /** Puts a plus before a positive amount. */
  readonly signed?: boolean;
  /** Whether the balance is hidden; a component passes what it was rendered with. */
  readonly hidden?: boolean;
}

/**
 * Formats major units of the member's own money: balance, locked and available parts, results and records. While the balance
 * is hidden, its digits are asterisks and a sign is omitted, because it would show whether the member won.
 * Amounts that are being entered, confirmed or paid, fees, limits and terms use `formatAmount`.
 */
export const formatOwnMoney = (
  major: number,
  { signed = false, hidden = $balanceHidden.get() }: OwnMoneyFormat = {},
): string => {
  if (hidden) return hideDigits(formatAmount(Math.abs(major)));
  return `${signed && major > 0 ? '+' : ''}${formatAmount(major)}`;
};
