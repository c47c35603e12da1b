import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatDecimal } from '#lib/money/format-rate.ts';
import { currency } from '#markets/current.ts';

/**
 * Formats an amount briefly for tables: 300K, 1.5M; in full without decimals below ten thousand or if it is not round.
 */
export const shortMoney = (major: number): string => {
  const { before, after } = currency;
  if (major >= 1_000_000 && major % 10_000 === 0) return `${before}${formatDecimal(major / 1_000_000)}M${after}`;
  if (major >= 10_000 && major % 100 === 0) return `${before}${formatDecimal(major / 1_000)}K${after}`;
  return formatShortAmount(Math.round(major));
};
