import { dictionaries } from './dictionaries.ts';
import type { Locale } from './locale.ts';
import { type Dictionary, type Namespace, translate, type Words } from './translate.ts';

/** All words of a language, for documents at build. */
export const builtWords = (locale: Locale): Words => translate(locale, dictionaries[locale]);

/** The JSON a document carries for its islands: these namespaces in its language, safe inside a script element. */
export const wordsJson = (locale: Locale, namespaces: readonly Namespace[]): string => {
  const own: Dictionary = Object.fromEntries(namespaces.map((name) => [name, dictionaries[locale][name]]));
  return JSON.stringify(own).replaceAll('<', '\\u003c');
};
