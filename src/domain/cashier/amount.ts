/** Pesos from what was typed, separators and spaces aside; null when it is no amount with at most two decimals. */
export const readAmount = (text: string): number | null => {
  const plain = text.replace(/[,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
};

/** What is wrong with an amount; undefined when nothing is. */
export const amountProblem = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): 'none' | 'low' | 'high' | undefined => {
  const amount = readAmount(text);
  if (amount === null) return 'none';
  if (amount < min) return 'low';
  return amount > max ? 'high' : undefined;
};
