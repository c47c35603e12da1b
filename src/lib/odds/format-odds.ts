/** Ways in which odds are written; the first is that of the contract. */
export const oddsFormats = ['decimal', 'hongkong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

export const isOddsFormat = (value: unknown): value is OddsFormat => oddsFormats.some((format) => format === value);

/** Returns a number with the sign U+2212 if it is negative. */
const signed = (value: number, decimals: number): string =>
  `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`;

/** Returns decimal odds, stake included, in a format: 1.5 is 0.50 in Hong Kong, −2.00 in Indonesia, −200 in America. */
export const formatOdds = (decimal: number, format: OddsFormat): string => {
  const profit = decimal - 1;
  if (format === 'decimal' || profit <= 0) return decimal.toFixed(2);
  if (format === 'hongkong') return profit.toFixed(2);
  if (format === 'malay') return signed(profit <= 1 ? profit : -1 / profit, 2);
  if (format === 'indonesian') return signed(profit >= 1 ? profit : -1 / profit, 2);
  return profit >= 1 ? `+${Math.round(profit * 100)}` : signed(-100 / profit, 0);
};
