import { brand } from '../../../brands/current.ts';
import { formatMoney, hideDigits } from '../../../lib/money/money.ts';
import { $balanceHidden } from './wallet.ts';

/**
 * Formats pesos of the member's own money: balance, locked and available parts, results and records. While the balance is
 * hidden, its digits are asterisks and a sign is left out, because it says whether the member won (A22). Amounts that are
 * being entered, confirmed or paid, fees, limits and terms use `formatMoney`.
 */
export const formatOwnMoney = (pesos: number, { signed = false }: { readonly signed?: boolean } = {}): string => {
  if ($balanceHidden.get()) return hideDigits(formatMoney(Math.abs(pesos), brand.currency.sign));
  return `${signed && pesos > 0 ? '+' : ''}${formatMoney(pesos, brand.currency.sign)}`;
};
