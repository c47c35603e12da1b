import { atom } from 'nanostores';
import { errorText } from './error-words.ts';
import { documentLocale, type Locale } from './locale.ts';
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
  /** URL of the texts that the first paint does not need. */
  readonly deferred: string | undefined;
}

const built: Partial<Record<Locale, PageWords>> = {};

const readDocument = (page: Document): DocumentWords => {
  const element = page.getElementById('words');
  return {
    locale: documentLocale(page),
    own: JSON.parse(element?.textContent ?? '{}') as Dictionary,
    deferred: element?.dataset.deferred,
  };
};

const callable = ({ locale, own }: DocumentWords, deferred: Dictionary = {}): PageWords => ({
  locale,
  t: translate({ ...deferred, ...own }),
});

// As in the document: an island that hydrates after a change of language needs the texts it was rendered with.
const first = import.meta.env.SSR ? null : callable(readDocument(document));

/**
 * Returns the texts of an island before and during hydration: those of `locale` on the server, those of the document in
 * the browser.
 */
export const initialWords = (locale: Locale): PageWords => {
  if (first) return first;
  built[locale] ??= { locale, t: translate(import.meta.env.SSR ? printedWords(locale) : {}) };
  return built[locale];
};

/** Current texts; `applyWords` replaces them. */
export const $words = atom<PageWords>(initialWords('en'));

const fetchDeferred = async (address: string): Promise<Dictionary | null> => {
  const reply = await fetch(address);
  return reply.ok ? ((await reply.json()) as Dictionary) : null;
};

/** Applies the texts of a document. Resolves to whether its deferred texts were loaded. */
const apply = async (page: Document): Promise<boolean> => {
  const words = readDocument(page);
  if (words.locale !== $words.get().locale) $words.set(callable(words));
  $locale.set(words.locale);
  if (!words.deferred) return true;
  const deferred = await fetchDeferred(words.deferred).catch(() => null);
  if (deferred && words.locale === $words.get().locale) $words.set(callable(words, deferred));
  return deferred !== null;
};

const startApplying = (page: Document) => ({ page, applied: apply(page) });
let last: ReturnType<typeof startApplying> | undefined;

/**
 * Applies the texts of a document: its own immediately, the deferred ones (shell, messages and errors) once they are
 * loaded. Resolves to whether they were.
 */
export const applyWords = (page: Document): Promise<boolean> => {
  last = startApplying(page);
  return last.applied;
};

/**
 * Resolves to whether the deferred texts of the current language are loaded. A failed load is retried once, so that one
 * lost response does not leave a page's dialogs without texts.
 */
export const loadDeferredWords = async (): Promise<boolean> => {
  last ??= startApplying(document);
  const tried = last;
  if (await tried.applied) return true;
  if (last === tried) last = startApplying(tried.page);
  return last.applied;
};

/** Resolves to the current texts once the deferred ones are loaded, or could not be. */
export const loadWords = async (): Promise<PageWords> => {
  await loadDeferredWords();
  return $words.get();
};

/** Returns the text of an error code in the current language, after the error catalogue has been loaded. */
export const loadErrorText = async (code: string): Promise<string> => {
  await loadDeferredWords();
  return errorText($words.get().t, code);
};
