import { defaultLocale, languages } from '#markets/current.ts';
import type { Locale } from './locale.ts';

/** Returns the static paths of a page in all languages of the brand, such as `/m/…` and `/ty/m/…`. */
export const localePaths = (): { params: { locale: string | undefined } }[] =>
  languages.map(({ prefix }) => ({ params: { locale: prefix || undefined } }));

/** Returns the language of the document being built, from its `locale` parameter. */
export const localeOfPath = (locale: string | undefined): Locale =>
  (languages.find(({ prefix }) => prefix === locale)?.id ?? defaultLocale) as Locale;
