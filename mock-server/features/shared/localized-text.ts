import { type WireLanguage, wireLanguages } from '#contract/fields.ts';

/** A value by wire code of a language; languages without their own have the English one. */
export interface Localized<T> {
  readonly EN: T;
  readonly [language: WireLanguage]: T | undefined;
}

export type LocalizedText = Localized<string>;

/** Returns the value in a language. */
export const inLanguage = <T>(value: Localized<T>, language: WireLanguage): T => value[language] ?? value.EN;

/** Returns the text in a language. */
export const textIn = (text: LocalizedText, language: WireLanguage): string => inLanguage(text, language);

/** Returns the text in a language; null without a text. */
export const textOrNull = (text: LocalizedText | null | undefined, language: WireLanguage): string | null =>
  text ? textIn(text, language) : null;

/** Returns a value for each language of the brand. */
export const inWireLanguages = <T>(make: (language: WireLanguage) => T): Record<WireLanguage, T> =>
  Object.fromEntries(wireLanguages.map((language) => [language, make(language)]));

/** Returns a value for each language of the brand and English, which stands in for others. */
export const localized = <T>(make: (language: WireLanguage) => T): Localized<T> => ({
  ...inWireLanguages(make),
  EN: make('EN'),
});
