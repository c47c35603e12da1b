import { useStore } from '@nanostores/react';
import { defaultLocale } from '#markets/current.ts';
import type { Locale } from './locale.ts';
import { $words, initialWords, type PageWords } from './page-words.ts';

let renderedLocale = (): Locale => defaultLocale as Locale;

/** Sets where the server finds the language of the document that it renders. */
export const readLocaleFrom = (read: () => Locale): void => {
  renderedLocale = read;
};

/** Returns the current texts and language. */
export const useWords = (): PageWords => useStore($words, { ssr: () => initialWords(renderedLocale()) });
