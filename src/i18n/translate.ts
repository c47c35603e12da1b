import { i18nObject } from 'typesafe-i18n';
import type { TranslationFunctions, Translations } from './i18n-types.ts';
import type { Locale } from './locale.ts';

export type Words = TranslationFunctions;
export type Namespace = keyof Translations;
export type Dictionary = Partial<Translations>;

/**
 * Returns the texts of a dictionary as functions; a missing namespace returns empty texts. All languages use the
 * plural rules of English: nouns with two forms are English in Filipino texts too, and the rules of `fil` treat 213 as
 * singular.
 */
export const translate = (dictionary: Dictionary): Words =>
  i18nObject<Locale, Translations, Words, Record<never, never>>('en', dictionary as Translations, {});
