import { dictionaries } from './dictionaries.ts';
import type { Translations } from './i18n-types.ts';
import type { Locale } from './locale.ts';

// Browsers break lines after a hyphen, which leaves "i-" or "mag-" at a line end and its verb on the next line.
const wordJoiner = '\u2060';

/** Labels keep plain hyphens: they fit in one line, and scripts and tests find them by their text. */
const isSentence = (text: string): boolean => text.endsWith('.') || text.split(' ').length > 3;

const joinAffixes = (text: string): string =>
  isSentence(text) ? text.replace(/(?<=\p{L})-(?=\p{L})/gu, `-${wordJoiner}`) : text;

const joinAll = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? joinAffixes(value) : joinAll(value)]),
  );

let filipino: Translations | undefined;

/** Returns all texts of a language as displayed: Filipino sentences keep affix and verb on one line. */
export const printedWords = (locale: Locale): Translations => {
  if (locale === 'en') return dictionaries.en;
  filipino ??= joinAll(dictionaries.fil) as Translations;
  return filipino;
};
