import { brandWords } from './brand-words.ts';
import { dictionaries } from './dictionaries.ts';
import type { Translations } from './i18n-types.ts';
import { joinAffixes } from './join-affixes.ts';
import type { Locale } from './locale.ts';

const joinAll = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? joinAffixes(value) : joinAll(value)]),
  );

/** Returns a dictionary with other texts for some keys, such as `cashierDeposit.title`; unknown keys are ignored. */
export const changeWords = (dictionary: object, changed: Readonly<Record<string, string>>, path = ''): object =>
  Object.fromEntries(
    Object.entries(dictionary).map(([name, value]) => {
      const key = path + name;
      return [name, typeof value === 'string' ? (changed[key] ?? value) : changeWords(value, changed, `${key}.`)];
    }),
  );

const printed: Partial<Record<Locale, Translations>> = {};

/**
 * Returns all texts of a language as displayed: with the words of the brand, and sentences keep affix and verb on one line,
 * which English has not.
 */
export const printedWords = (locale: Locale): Translations => {
  const words = () => changeWords(dictionaries[locale], brandWords[locale] ?? {});
  printed[locale] ??= (locale === 'en' ? words() : joinAll(words())) as Translations;
  return printed[locale];
};
