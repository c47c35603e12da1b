import { useStore } from '@nanostores/react';
import type { Locale } from './locale.ts';
import { $words, initialWords, type PageWords } from './page-words.ts';

/** Words for an island. `locale` is the document's language, handed down by the page. */
export const useWords = (locale: Locale): PageWords => useStore($words, { ssr: () => initialWords(locale) });
