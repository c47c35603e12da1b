import { languages } from '#markets/current.ts';

/** Language that stands in for missing translations. */
export const baseLocale = 'en';

/** Languages of entries: English and those of the brand. */
export const contentLocales: readonly string[] = [
  baseLocale,
  ...languages.map(({ id }) => id).filter((id) => id !== baseLocale),
];

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the name of a language for editors; the code itself if there is no such language. */
export const localeName = (locale: string): string => languageNames.of(locale) ?? locale;

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
