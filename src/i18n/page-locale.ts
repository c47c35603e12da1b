import { atom } from 'nanostores';
import type { Locale } from './locale.ts';

/** Current language, for code that reloads data when it changes but does not need the texts. */
export const $locale = atom<Locale>(!import.meta.env.SSR && document.documentElement.lang === 'fil' ? 'fil' : 'en');
