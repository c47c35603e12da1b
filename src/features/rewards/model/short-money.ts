/**
 * Formats an amount briefly for tables: ₱300K, ₱1.5M; in full without centavos below ten thousand or if it is not
 * round.
 */
export const shortMoney = (pesos: number, sign: string): string => {
  const plain = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
  if (pesos >= 1_000_000 && pesos % 10_000 === 0) return `${sign}${pesos / 1_000_000}M`;
  if (pesos >= 10_000 && pesos % 100 === 0) return `${sign}${pesos / 1_000}K`;
  return sign + plain(Math.round(pesos));
};
