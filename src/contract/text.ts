/** Direction marks, zero-width characters and fillers that pasted text carries; joiners inside emoji are kept. */
const invisible = /(?!\u200D\p{Extended_Pictographic})(?:\p{Cf}|\u034F|\u115F|\u1160|\u3164|\uFFA0)/gu;

/** Returns text without characters that nobody sees or types. Not for passwords, which are compared as typed. */
export const removeInvisible = (text: string): string => text.replace(invisible, '');

/**
 * Returns a pasted number or code without invisible characters and the spaces and dashes between its groups, with
 * full-width characters converted.
 */
export const compactText = (text: string): string =>
  removeInvisible(text.normalize('NFKC')).replace(/[\s\p{Pd}\u2212]/gu, '');

/** Characters that keyboards, word processors and bank apps insert instead of an ASCII apostrophe, quote or hyphen. */
const folds: readonly (readonly [variants: RegExp, ascii: string])[] = [
  [/[\u2018-\u201B\u2032\u02B9\u02BB\u02BC\u00B4\u0060\uFF07]/g, "'"],
  [/[\u201C-\u201F\u2033\uFF02]/g, '"'],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-'],
  [/\s+/g, ' '],
];

/** Returns typed text in the form that is stored: NFC, ASCII quotes and hyphens, single spaces, trimmed. One line only. */
export const normalizeText = (text: string): string =>
  folds
    .reduce((folded, [variants, ascii]) => folded.replace(variants, ascii), removeInvisible(text.normalize('NFC')))
    .trim();

/** Returns typed text in the form used for comparison, search and hashing: normalized, case-folded. */
export const textKey = (text: string): string => normalizeText(text).toLowerCase();

/** Returns whether two typed texts are equal apart from case, spaces, quotes, dashes and Unicode composition. */
export const sameText = (a: string, b: string): boolean => textKey(a) === textKey(b);

/**
 * A normalized name of a person: letters of any script, spaces, dots, hyphens, apostrophes, and commas as in
 * `Dela Cruz, Juan Jr.`.
 */
export const personNamePattern = /^[\p{L}\p{M}][\p{L}\p{M}'., -]*$/u;

/** Length of a person's name, characters. */
export const personNameLength = { min: 2, max: 60 } as const;
