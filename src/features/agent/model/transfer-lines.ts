import { toMajor, toMinor } from '#lib/money/money.ts';
import { hasWrongComma, parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { transferRange } from '#markets/current.ts';

/** A transfer in the form: the amount as typed. */
export interface TransferLine {
  readonly account: string;
  readonly text: string;
}

/**
 * Returns the typed amount in major units, thousands separators allowed; null unless it is positive with at most two
 * decimals.
 */
export const amountOf = (text: string): number | null => {
  const amount = parsePositiveAmount(text);
  return amount !== null && amount <= transferRange.max ? amount : null;
};

/** Returns the validation error of a typed amount; undefined if it is valid. */
export const validateTransfer = (text: string): 'comma' | 'none' | 'low' | undefined => {
  if (hasWrongComma(text)) return 'comma';
  const amount = amountOf(text);
  if (amount === null) return 'none';
  return amount < transferRange.min ? 'low' : undefined;
};

/** Returns the sum of all lines in major units; invalid amounts count as 0. */
export const totalOf = (lines: readonly TransferLine[]): number =>
  toMajor(lines.reduce((sum, { text }) => sum + toMinor(amountOf(text) ?? 0), 0));
