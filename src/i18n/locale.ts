import type { WireLanguage } from '#contract/fields.ts';

/** Locales in code are BCP 47 tags; `ty` and `TY` are only used in URLs, the cookie and on the wire. */
export type Locale = 'en' | 'fil';

/** Returns the language code used in requests and in the storage item `language`. */
export const wireLanguage = (locale: Locale): WireLanguage => (locale === 'fil' ? 'TY' : 'EN');

/** Returns the locale of a stored or received language code; null for an unsupported one. */
export const localeOf = (code: string | null | undefined): Locale | null => {
  const known = code?.toLowerCase();
  if (known === 'ty') return 'fil';
  return known === 'en' ? 'en' : null;
};

/** Returns the value of the cookie `lang`. */
export const cookieOf = (locale: Locale): 'en' | 'ty' => (locale === 'fil' ? 'ty' : 'en');

/** Returns the path of the document in a language, regardless of the cookie. */
export const documentPath = (path: string, locale: Locale): string => (locale === 'fil' ? `/ty${path}` : path);
