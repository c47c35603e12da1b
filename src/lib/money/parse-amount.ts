import { removeInvisible } from '#contract/text.ts';
import { currency as marketCurrency } from '#markets/current.ts';
import type { Currency } from '#markets/formats.ts';

type NumberForm = Pick<Currency, 'decimals' | 'decimal' | 'group' | 'sizes'>;

/**
 * Returns the pattern of a number with valid groups before its decimals: one separator of groups, or spaces. Without
 * decimals points and commas can only separate groups. With a leading zero, the next group would be mistaken for decimals.
 */
const groupedForm = ({ decimals, decimal, group, sizes: [last, others] }: NumberForm): RegExp => {
  const groups = (decimals > 0 ? [group, ' '] : ['.', ',', ' ']).map(
    (separator) => `(?:\\${separator}\\d{${others}})*\\${separator}\\d{${last}}`,
  );
  return new RegExp(`^[1-9]\\d{0,${others - 1}}(?:${groups.join('|')})(?=\\${decimal}|$)`);
};

/** Largest number of digits before the decimals: amounts without decimals are in small units. */
const maxDigits = ({ decimals }: NumberForm): number => (decimals > 0 ? 9 : 12);

const parseNumber = (text: string, form: NumberForm): number | null => {
  const typed = removeInvisible(text.normalize('NFKC')).trim();
  const plain = typed.replace(groupedForm(form), (whole) => whole.replace(/\D/g, ''));
  const [whole = '', fraction = '', ...rest] = plain.split(form.decimal);
  const isNumber = new RegExp(`^\\d{1,${maxDigits(form)}}$`).test(whole) && /^\d*$/.test(fraction);
  const hasEmptyFraction = fraction === '' && plain.includes(form.decimal);
  if (!isNumber || hasEmptyFraction || rest.length > 0 || fraction.length > form.decimals) return null;
  return Number(`${whole}.${fraction}`);
};

/**
 * Returns the typed number; null if it is invalid or has more than `decimals` decimals. Accepts full-width digits,
 * surrounding spaces and separators in valid groups of three; no other separator is removed, so `300,50` is null.
 */
export const parseDecimal = (text: string, decimals: number): number | null =>
  parseNumber(text, { decimals, decimal: '.', group: ',', sizes: [3, 3] });

/** Returns typed major units, with or without the currency's sign; null if invalid or with too many decimals. */
export const parseAmount = (text: string, currency: Currency = marketCurrency): number | null => {
  const typed = removeInvisible(text).trim();
  const [before, after] = [typed.startsWith(currency.sign), typed.endsWith(currency.sign)];
  const { length } = currency.sign;
  return parseNumber(before ? typed.slice(length) : after ? typed.slice(0, -length) : typed, currency);
};

/** Returns typed major units above zero; null otherwise. */
export const parsePositiveAmount = (text: string): number | null => parseAmount(text) || null;

/** Returns whether an invalid amount contains a separator that was probably meant for decimals. */
export const hasWrongComma = (text: string, currency: Currency = marketCurrency): boolean =>
  currency.decimals > 0 &&
  parseAmount(text, currency) === null &&
  (currency.decimal === '.' ? /[,\uff0c]/ : /\./).test(text);
