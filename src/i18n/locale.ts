import type { WireLanguage } from '#contract/fields.ts';
import { defaultLocale, languages } from '#markets/current.ts';
import type { Locale } from './dictionaries.ts';

/** BCP 47 tag of a language. Its codes on the wire, in the cookie and in addresses are in the market's file. */
export type { Locale };

const languageOf = (locale: Locale) => languages.find(({ id }) => id === locale) ?? languages[0];

/** Returns the language code used in requests and in the storage item `language`. */
export const wireLanguage = (locale: Locale): WireLanguage => languageOf(locale)?.wire as WireLanguage;

/** Returns the locale of a stored or received language code; null for a language that the brand does not have. */
export const localeOf = (code: string | null | undefined): Locale | null =>
  (languages.find(({ wire }) => wire === code?.toUpperCase())?.id as Locale | undefined) ?? null;

/** Returns the other languages of the brand. */
export const otherLocales = (locale: Locale): Locale[] =>
  languages.map(({ id }) => id as Locale).filter((id) => id !== locale);

/** Returns the language of a document of the site. */
export const documentLocale = (page: Document = document): Locale =>
  (page.documentElement.lang || defaultLocale) as Locale;

/** Returns the value of the cookie `lang`. */
export const cookieOf = (locale: Locale): string => wireLanguage(locale).toLowerCase();

/** Returns the path of the document in a language, regardless of the cookie. */
export const documentPath = (path: string, locale: Locale): string => {
  const prefix = languageOf(locale)?.prefix;
  return prefix ? `/${prefix}${path}` : path;
};
