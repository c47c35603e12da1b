export type ContentLocale = 'en' | 'fil';

/** Returns the language of entries on pages in a language: English where entries are not translated. */
export const contentLocale = (locale: string): ContentLocale => (locale === 'fil' ? 'fil' : 'en');

/** A text in both languages. */
export type Text = Readonly<Record<ContentLocale, string>>;
