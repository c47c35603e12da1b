/** Returns the static paths of a page in both languages: `/m/…` and `/ty/m/…`. */
export const localePaths = (): { params: { locale: string | undefined } }[] => [
  { params: { locale: undefined } },
  { params: { locale: 'ty' } },
];

/** Returns the language of the document being built, from its `locale` parameter. */
export const localeOfPath = (locale: string | undefined): 'en' | 'fil' => (locale === 'ty' ? 'fil' : 'en');
