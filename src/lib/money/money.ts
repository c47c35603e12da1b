import { currency as marketCurrency, moneyForm } from '#markets/current.ts';
import type { Currency, MoneyForm } from '#markets/formats.ts';

type Decimals = Pick<Currency, 'decimals'>;

/** Returns minor units for major units as on the wire, rounded to the nearest. */
export const toMinor = (major: number, { decimals }: Decimals = marketCurrency): number =>
  Math.round(major * 10 ** decimals);

/** Returns major units for the wire from minor units. */
export const toMajor = (minor: number, { decimals }: Decimals = marketCurrency): number => minor / 10 ** decimals;

/** Returns major units rounded to the nearest minor unit. */
export const roundToMinor = (major: number): number => toMajor(toMinor(major));

/** Returns major units rounded down to the minor unit; 1e-6 makes up for binary fractions, such as 0.29 × 100 = 28.99…. */
export const floorToMinor = (major: number): number =>
  toMajor(Math.floor(major * 10 ** marketCurrency.decimals + 1e-6));

/** Returns an amount with separators and all decimals, without the sign of the currency. `major` as on the wire. */
export const formatFigures = (major: number, { decimals, decimal, group, separators }: MoneyForm = moneyForm): string =>
  Math.abs(major)
    .toFixed(decimals)
    .replace(new RegExp(separators, 'g'), (found) => (found ? decimal : group));

/** Returns an amount in the form of the currency: `1,250.00` with its sign. `major` as on the wire. */
export const formatMoney = (major: number, form: MoneyForm = moneyForm): string =>
  `${major < 0 ? '−' : ''}${form.before}${formatFigures(major, form)}${form.after}`;

/** Returns a formatted amount without decimals where they are zero: `500`, `500.50`. */
export const withoutZeroCents = (amount: string, { zeros }: Currency = marketCurrency): string =>
  amount.replace(zeros, '');

/** Returns an amount with each digit replaced by an asterisk. */
export const hideDigits = (amount: string): string => amount.replace(/\d/g, '*');
