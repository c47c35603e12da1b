import { useStore } from '@nanostores/react';
import type { Locale } from './locale.ts';
import { $words, initialWords, type PageWords } from './page-words.ts';

/** Returns the current texts for an island. `locale` is the language of the document, passed by the page. */
export const useWords = (locale: Locale): PageWords => useStore($words, { ssr: () => initialWords(locale) });
