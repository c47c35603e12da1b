import type { WireLanguage } from '../../../../src/contract/fields.ts';

let language: WireLanguage = document.documentElement.lang === 'fil' ? 'TY' : 'EN';
const writers = new Set<() => void>();

/** Creates the texts of a part of the screen in the current language. */
export const localize =
  <W>(words: Readonly<Record<WireLanguage, W>>): (() => W) =>
  () =>
    words[language];

/** Runs `write` now, and again whenever the language changes. */
export const renderInLanguage = (write: () => void): void => {
  writers.add(write);
  write();
};

export const setLanguage = (next: WireLanguage): void => {
  language = next;
  document.documentElement.lang = next === 'TY' ? 'fil' : 'en';
  for (const write of writers) write();
};
