/** Languages of entries. */
export const contentLocales = ['en', 'fil'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** Language that stands in for missing translations. */
export const baseLocale = 'en' satisfies ContentLocale;

/** Returns the language of entries on pages in a language: English where entries are not translated. */
export const contentLocale = (locale: string): ContentLocale =>
  contentLocales.find((it) => it === locale) ?? baseLocale;

/** A text in both languages. */
export type Text = Readonly<Record<ContentLocale, string>>;
