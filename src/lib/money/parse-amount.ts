import { removeInvisible } from '#contract/text.ts';

/**
 * Groups of three digits, separated by commas only or spaces only. With a leading zero, the next group would be
 * mistaken for decimals.
 */
const groupedForm = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)(?=\.|$)/;
const numberForm = /^\d{1,9}(?:\.(\d+))?$/;

/**
 * Returns the typed number; null if it is invalid or has more than `decimals` decimals. Accepts full-width digits,
 * surrounding spaces and separators in valid groups of three; no other separator is removed, so `300,50` is null.
 */
export const parseDecimal = (text: string, decimals: number): number | null => {
  const typed = removeInvisible(text.normalize('NFKC')).trim();
  const plain = typed.replace(groupedForm, (whole) => whole.replace(/[, ]/g, ''));
  const [match, fraction = ''] = numberForm.exec(plain) ?? [];
  return match !== undefined && fraction.length <= decimals ? Number(match) : null;
};

/** Returns typed major units, with or without the currency sign; null if invalid or with more than two decimals. */
export const parseAmount = (text: string): number | null =>
  parseDecimal(removeInvisible(text).trim().replace(/^₱/, ''), 2);

/** Returns typed major units above zero; null otherwise. */
export const parsePositiveAmount = (text: string): number | null => parseAmount(text) || null;

/** Returns whether an invalid number contains a comma, probably meant as decimal comma. */
export const hasWrongComma = (text: string): boolean => parseAmount(text) === null && /[,\uff0c]/.test(text);
