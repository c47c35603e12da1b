/**
 * Formats an amount briefly for tables: ₱300K, ₱1.5M; in full without minor units below ten thousand or if it is not
 * round.
 */
export const shortMoney = (major: number, sign: string): string => {
  const plain = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
  if (major >= 1_000_000 && major % 10_000 === 0) return `${sign}${major / 1_000_000}M`;
  if (major >= 10_000 && major % 100 === 0) return `${sign}${major / 1_000}K`;
  return sign + plain(Math.round(major));
};
