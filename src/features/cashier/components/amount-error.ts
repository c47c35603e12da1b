import type { Words } from '#i18n/translate.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { hasWrongComma, parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { exampleAmount } from '#markets/current.ts';

type AmountWords = Pick<Words['cashierDeposit'], 'amountNone' | 'amountHigh'> &
  Partial<Pick<Words['cashierDeposit'], 'amountLow'>>;

interface AmountRange {
  /** Absent if every positive amount is enough. */
  readonly min?: number;
  readonly max: number;
  /** Writes the maximum in an error text. */
  readonly formatMax?: (max: number) => string;
}

/**
 * Returns the error text of a typed amount, with the words of its form: missing, a comma that is no thousands separator,
 * too low or too high; undefined if it is valid.
 */
export const amountError = (
  t: Words,
  w: AmountWords,
  text: string,
  { min = 0, max, formatMax = formatAmount }: AmountRange,
): string | undefined => {
  const amount = parsePositiveAmount(text);
  if (amount === null)
    return hasWrongComma(text) ? t.siteWidgets.amountComma() : w.amountNone({ example: formatAmount(exampleAmount) });
  if (amount < min) return w.amountLow?.({ amount: formatAmount(min) });
  return amount > max ? w.amountHigh({ amount: formatMax(max) }) : undefined;
};
