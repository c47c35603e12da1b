import type { WireLanguage } from '#contract/fields.ts';
import { joinAffixes } from '#i18n/join-affixes.ts';
import { documentLocale, localeOf, wireLanguage } from '#i18n/locale.ts';

let language: WireLanguage = wireLanguage(documentLocale());
const writers = new Set<() => void>();

/** Returns texts, also those within objects and returned by functions, with their affixes joined. */
const joinAll = (words: unknown): unknown => {
  if (typeof words === 'string') return joinAffixes(words);
  if (typeof words === 'function') return (...values: unknown[]) => joinAll(words(...values));
  if (Array.isArray(words)) return words.map(joinAll);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, joinAll(value)]));
};

/** Texts of a screen by wire code of a language. */
interface Texts<W extends object> {
  readonly EN: W;
  readonly [language: WireLanguage]: NoInfer<W> | undefined;
}

/** Creates the texts of a part of the screen in the current language; English where it has none. */
export const localize = <W extends object>(texts: Texts<W>): (() => W) => {
  const joined: Record<WireLanguage, W> = {};
  return () => {
    const own = texts[language];
    if (own === undefined || own === texts.EN) return texts.EN;
    const words = joined[language] ?? (joinAll(own) as W);
    joined[language] = words;
    return words;
  };
};

/** Runs `write` now, and again whenever the language changes. */
export const renderInLanguage = (write: () => void): void => {
  writers.add(write);
  write();
};

/** Writes all texts again, after the language or the way of writing odds changed. */
export const renderAgain = (): void => {
  for (const write of writers) write();
};

export const setLanguage = (next: WireLanguage): void => {
  language = next;
  document.documentElement.lang = localeOf(next) ?? '';
  renderAgain();
};
