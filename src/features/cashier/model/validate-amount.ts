import { hasWrongComma, parsePositiveAmount } from '../../../lib/money/parse-amount.ts';

/** Returns what is wrong with a typed amount: `comma` for a comma that divides no thousands; undefined when nothing is. */
export const validateAmount = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): 'none' | 'comma' | 'low' | 'high' | undefined => {
  const amount = parsePositiveAmount(text);
  if (amount === null) return hasWrongComma(text) ? 'comma' : 'none';
  if (amount < min) return 'low';
  return amount > max ? 'high' : undefined;
};
