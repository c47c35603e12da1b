/** Inside the program a language has its BCP 47 name; `ty` and `TY` live only in addresses, the cookie and on the wire (A02). */
export type Locale = 'en' | 'fil';

/** Language code of the wire and of the stored item `language`. */
export const wireLanguage = (locale: Locale): 'EN' | 'TY' => (locale === 'fil' ? 'TY' : 'EN');

/** The language a stored or sent code means; null when it is none of ours. */
export const localeOf = (code: string | null | undefined): Locale | null => {
  const known = code?.toLowerCase();
  if (known === 'ty') return 'fil';
  return known === 'en' ? 'en' : null;
};

/** Value of the cookie `lang`. */
export const cookieOf = (locale: Locale): 'en' | 'ty' => (locale === 'fil' ? 'ty' : 'en');

/** Where the document of a page in this language lies, whatever the cookie says. */
export const documentPath = (path: string, locale: Locale): string => (locale === 'fil' ? `/ty${path}` : path);
