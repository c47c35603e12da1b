import { i18nObject } from 'typesafe-i18n';
import type { TranslationFunctions, Translations } from './i18n-types.ts';
import type { Locale } from './locale.ts';

export type Words = TranslationFunctions;
export type Namespace = keyof Translations;
export type Dictionary = Partial<Translations>;

/** Returns the words of a dictionary as functions; a missing namespace returns empty texts. */
export const translate = (locale: Locale, dictionary: Dictionary): Words =>
  i18nObject<Locale, Translations, Words, Record<never, never>>(locale, dictionary as Translations, {});
