import { compactUnits, currency } from '#markets/current.ts';
import { formatShortAmount } from './format-amount.ts';
import { formatDecimal } from './format-rate.ts';

/** Decimals that a short amount may have; amounts with more are written in full. */
const maxDecimals = 2;

/** Amounts below this are written in full, in major units. */
const smallestShort = 10_000;

const unitOf = (size: number, locale: string, kind: 'letters' | 'words') =>
  compactUnits[locale]?.[kind].findLast((it) => size >= it.size) ?? { size: 1, suffix: '' };

/**
 * Formats an amount for tables with a unit of the language, such as `30 triệu ₫`; in full if that is not longer, or if
 * the unit would round it.
 */
export const shortMoney = (major: number, locale: string): string => {
  const full = formatShortAmount(Math.round(major));
  const { size, suffix } = unitOf(major, locale, 'words');
  const figure = major / size;
  if (major < smallestShort || Number(figure.toFixed(maxDecimals)) !== figure) return full;
  const short = `${currency.before}${formatDecimal(figure)}${suffix}${currency.after}`;
  return short.length < full.length ? short : full;
};

/** Formats a rounded amount without its sign for the scale of a chart: `1.2K`, `−3 Tr`. */
export const scaleMoney = (major: number, locale: string): string => {
  const { size, suffix } = unitOf(Math.abs(major), locale, 'letters');
  const figure = Math.abs(major) / size;
  const text = figure >= 10 || Number.isInteger(figure) ? String(Math.round(figure)) : formatDecimal(figure.toFixed(1));
  return `${major < 0 ? '−' : ''}${text}${suffix}`;
};
