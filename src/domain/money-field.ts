/** Pesos that were typed: separators allowed, at most two decimals; null for what is no amount. */
export const typedPesos = (typed: string): number | null => {
  const text = typed.trim().replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
};
