import { atom } from 'nanostores';
import { errorText } from './error-words.ts';
import type { Locale } from './locale.ts';
import { $locale } from './page-locale.ts';
import { printedWords } from './printed-words.ts';
import { type Dictionary, translate, type Words } from './translate.ts';

export interface PageWords {
  readonly locale: Locale;
  readonly t: Words;
}

interface DocumentWords {
  readonly locale: Locale;
  readonly own: Dictionary;
  /** Address of the words that no first paint needs. */
  readonly late: string | undefined;
}

const built: Partial<Record<Locale, PageWords>> = {};

const readDocument = (page: Document): DocumentWords => {
  const element = page.getElementById('words');
  return {
    locale: page.documentElement.lang === 'fil' ? 'fil' : 'en',
    own: JSON.parse(element?.textContent ?? '{}') as Dictionary,
    late: element?.dataset.late,
  };
};

const callable = ({ locale, own }: DocumentWords, late: Dictionary = {}): PageWords => ({
  locale,
  t: translate({ ...late, ...own }),
});

// Kept as in the document: an island that hydrates after a change of language needs the words it was rendered with.
const first = import.meta.env.SSR ? null : callable(readDocument(document));

/**
 * Returns the words of an island before and during hydration: those of `locale` on the server, those of the document in
 * the browser.
 */
export const initialWords = (locale: Locale): PageWords => {
  if (first) return first;
  built[locale] ??= { locale, t: translate(import.meta.env.SSR ? printedWords(locale) : {}) };
  return built[locale];
};

/** The words in force; `applyWords` replaces them. */
export const $words = atom<PageWords>(initialWords('en'));

const fetchLate = async (address: string): Promise<Dictionary | null> => {
  const reply = await fetch(address);
  return reply.ok ? ((await reply.json()) as Dictionary) : null;
};

/** Applies the words of a document. Returns whether its late words were loaded. */
const apply = async (page: Document): Promise<boolean> => {
  const words = readDocument(page);
  if (words.locale !== $words.get().locale) $words.set(callable(words));
  $locale.set(words.locale);
  if (!words.late) return true;
  const late = await fetchLate(words.late).catch(() => null);
  if (late && words.locale === $words.get().locale) $words.set(callable(words, late));
  return late !== null;
};

const startApplying = (page: Document) => ({ page, applied: apply(page) });
let last: ReturnType<typeof startApplying> | undefined;

/**
 * Puts the words of a document in force: its own at once, the late ones (the frame's, catalogues of messages and
 * errors) when they arrive. Resolves with whether they have.
 */
export const applyWords = (page: Document): Promise<boolean> => {
  last = startApplying(page);
  return last.applied;
};

/**
 * Resolves with whether the late words of the language in force are there. Words that were lost on the way are asked
 * for once more: one lost answer must not leave a page's dialogs without words.
 */
export const loadDeferredWords = async (): Promise<boolean> => {
  last ??= startApplying(document);
  const tried = last;
  if (await tried.applied) return true;
  if (last === tried) last = startApplying(tried.page);
  return last.applied;
};

/** Returns the text of an error code in the current language, after the error catalogue has been loaded. */
export const loadErrorText = async (code: string): Promise<string> => {
  await loadDeferredWords();
  return errorText($words.get().t, code);
};

// Whoever needs words at all soon needs the late ones; a page that needs none fetches none.
if (!import.meta.env.SSR) void loadDeferredWords();
