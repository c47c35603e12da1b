import { dictionaries } from './dictionaries.ts';
import type { Translations } from './i18n-types.ts';
import { joinAffixes } from './join-affixes.ts';
import type { Locale } from './locale.ts';

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
