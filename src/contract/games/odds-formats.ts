/** Ways in which odds are written; the first is that of the contract. */
export const oddsFormats = ['decimal', 'hongkong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

export const isOddsFormat = (value: unknown): value is OddsFormat => oddsFormats.some((format) => format === value);

/** Returns a number with the sign U+2212 if it is negative. */
const signed = (value: number, decimals: number): string =>
  `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`;

/** Returns the negative price of a profit per unit; small ones have two more decimals, which long odds need. */
const negative = (profit: number): string => signed(-1 / profit, profit > 10 ? 4 : 2);

/** Returns decimal odds, stake included, in a format: 1.5 is 0.50 in Hong Kong, −2.00 in Indonesia, −200 in America. */
export const formatOdds = (decimal: number, format: OddsFormat): string => {
  const profit = decimal - 1;
  if (format === 'decimal' || profit <= 0) return decimal.toFixed(2);
  if (format === 'hongkong') return profit.toFixed(2);
  if (format === 'malay') return profit <= 1 ? profit.toFixed(2) : negative(profit);
  if (format === 'indonesian') return profit >= 1 ? profit.toFixed(2) : negative(profit);
  return profit >= 1 ? `+${Math.round(profit * 100)}` : signed(-100 / profit, 0);
};
