import { atom } from 'nanostores';
import type { Locale } from './locale.ts';

/** The language in force; for what must be loaded anew when it changes, without the words themselves. */
export const $locale = atom<Locale>(!import.meta.env.SSR && document.documentElement.lang === 'fil' ? 'fil' : 'en');
