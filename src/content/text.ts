export type ContentLocale = 'en' | 'fil';

/** A text in both languages. */
export type Text = Readonly<Record<ContentLocale, string>>;
