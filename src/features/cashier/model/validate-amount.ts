import { hasWrongComma, parsePositiveAmount } from '#lib/money/parse-amount.ts';

/**
 * Returns the validation error of a typed amount: `comma` for a comma that is not a thousands separator; undefined if
 * it is valid.
 */
export const validateAmount = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): 'none' | 'comma' | 'low' | 'high' | undefined => {
  const amount = parsePositiveAmount(text);
  if (amount === null) return hasWrongComma(text) ? 'comma' : 'none';
  if (amount < min) return 'low';
  return amount > max ? 'high' : undefined;
};
