import { atom } from 'nanostores';
import { defaultLocale } from '#markets/current.ts';
import { documentLocale, type Locale } from './locale.ts';

/** Current language, for code that reloads data when it changes but does not need the texts. */
export const $locale = atom(import.meta.env.SSR ? (defaultLocale as Locale) : documentLocale());
