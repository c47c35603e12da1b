import { atom } from 'nanostores';
import { dictionaries } from './dictionaries.ts';
import type { Locale } from './locale.ts';
import { type Dictionary, translate, type Words } from './translate.ts';

export interface PageWords {
  readonly locale: Locale;
  readonly t: Words;
}

const built: Partial<Record<Locale, PageWords>> = {};

/** What `<script id="words">` of a document holds: the words of its namespaces in its language. */
export const readPageWords = (page: Document): PageWords => {
  const locale: Locale = page.documentElement.lang === 'fil' ? 'fil' : 'en';
  const text = page.getElementById('words')?.textContent ?? '{}';
  return { locale, t: translate(locale, JSON.parse(text) as Dictionary) };
};

// Kept as the document had them: an island that wakes after a change of language hydrates against these.
const first = import.meta.env.SSR ? null : readPageWords(document);

/** The words an island renders with before and while it hydrates: on the server those of `locale`, in the browser the document's. */
export const firstWords = (locale: Locale): PageWords => {
  if (import.meta.env.SSR) {
    built[locale] ??= { locale, t: translate(locale, dictionaries[locale]) };
    return built[locale];
  }
  return first ?? readPageWords(document);
};

/** The words in force; `switchLanguage` replaces them. */
export const $words = atom<PageWords>(firstWords('en'));
