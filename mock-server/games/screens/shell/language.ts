import type { GameLanguage } from '../../../../src/contract/game-frame.ts';

let language: GameLanguage = document.documentElement.lang === 'fil' ? 'TY' : 'EN';
const writers = new Set<() => void>();

/** Words of a part of the screen in the language in force. */
export const speak =
  <W>(words: Readonly<Record<GameLanguage, W>>): (() => W) =>
  () =>
    words[language];

/** Writes now, and again whenever the language changes. */
export const inEveryLanguage = (write: () => void): void => {
  writers.add(write);
  write();
};

export const setLanguage = (next: GameLanguage): void => {
  language = next;
  document.documentElement.lang = next === 'TY' ? 'fil' : 'en';
  for (const write of writers) write();
};
