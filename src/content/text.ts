import { languages } from '#markets/current.ts';

/** Language that stands in for missing translations. */
export const baseLocale = 'en';

/** Languages of entries: English and those of the brand. */
export const contentLocales: readonly string[] = [
  baseLocale,
  ...languages.map(({ id }) => id).filter((id) => id !== baseLocale),
];

/** Names of these languages, for editors. */
export const localeName = (locale: string): string =>
  locale === baseLocale ? 'English' : (languages.find(({ id }) => id === locale)?.name ?? locale);

/** A text by language. */
export interface Text {
  readonly en: string;
  readonly [locale: string]: string | undefined;
}

/** Returns a text in a language, or in English. */
export const inLocale = (text: Text, locale: string): string => text[locale] ?? text.en;

/** Returns what `make` returns for each language of entries. */
export const inLocales = (make: (locale: string) => string): Text => ({
  ...Object.fromEntries(contentLocales.map((locale) => [locale, make(locale)])),
  en: make(baseLocale),
});
