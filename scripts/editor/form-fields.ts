import { fields } from '@keystatic/core';
import { textLimits } from '#content/schema.ts';
import { baseLocale, contentLocales, localeName } from '#content/text.ts';
import { city } from '#markets/current.ts';
import { pictureName } from './picture-places.ts';
import { keepTyped, withNames } from './text.ts';

/** Matches a text of at most `max` characters, in which a name in braces such as `{terms.rate}` counts as one. */
const upTo = (max: number): RegExp => new RegExp(`^(?:\\{[^{}]*\\}|\\{(?![^{}]*\\})|[^{]){0,${max}}$`);

/** Creates a field for each language of entries. */
export const inEach = <F>(make: (language: string) => F): { readonly en: F } & Readonly<Record<string, F>> => ({
  ...Object.fromEntries(contentLocales.map((locale) => [locale, make(localeName(locale))])),
  en: make(localeName(baseLocale)),
});

/** Creates the fields of a text in all languages. */
export const translated = (label: string, maxLength: number, description?: string, minLength = 1) => {
  const line = (language: string) =>
    fields.text({
      label: language,
      multiline: maxLength > 60,
      validation: {
        length: { min: minLength },
        // A name in braces may be longer than its figure; the check of a save counts the figure.
        pattern: { regex: upTo(maxLength), message: `${language} must be no longer than ${maxLength} characters` },
      },
    });
  return fields.object(inEach(line), {
    label: `${label} (at most ${maxLength} characters)`,
    ...(description && { description }),
  });
};

/** Formats that the site's style sheet covers; sections start with `##`. */
const formats = {
  heading: [2, 3],
  strikethrough: false,
  code: false,
  codeBlock: false,
  blockquote: false,
  divider: false,
  // Photos become WebP with the save (`cutPhotos`).
  image: { directory: 'public/content', publicPath: '/content/', transformFilename: pictureName },
} as const;

// MDX writes tables as plain Markdown, Markdoc does not; MDX in turn would read {brand} as a program.
const article = (label: string, description: string) => ({
  ...keepTyped(withNames(fields.mdx({ label, description, extension: 'md', options: formats }))),
  label,
});
const text = (label: string, description: string) => ({
  ...keepTyped(fields.markdoc({ label, description, extension: 'md', options: formats })),
  label,
});

type Folder = keyof typeof textLimits;
const limitOf = (folder: Folder): string => `At most ${textLimits[folder].toLocaleString('en')} characters.`;

/** Creates the long texts of an entry. */
export const articles = (folder: Folder, hint = '') =>
  inEach((language) => article(`Text in ${language}`, `${limitOf(folder)}${hint && ` ${hint}`}`));

/** Creates the long texts of the agreement and similar pages, which keep names in braces such as {brand}. */
export const pageTexts = () =>
  inEach((language) => text(`Text in ${language}`, `${limitOf('pages')} It may use {brand}, {age} and {helpLine}.`));

/** Returns a choice of one value, given with their labels; the first is the default. */
export const choice = (label: string, labels: Readonly<Record<string, string>>, description?: string) =>
  fields.select({
    label,
    ...(description && { description }),
    options: Object.entries(labels).map(([value, words]) => ({ label: words, value })),
    defaultValue: Object.keys(labels)[0] ?? '',
  });

export const id = fields.integer({
  label: 'Number',
  description: 'Never use one twice.',
  validation: { isRequired: true, min: 1 },
});
export const order = fields.integer({
  label: 'Order',
  description: 'Smaller comes first.',
  validation: { isRequired: true },
});
export const name = fields.slug({
  name: {
    label: 'Folder',
    description: 'Short, in small letters; not shown to players. Such as payday-bonus.',
    validation: {
      length: { min: 1, max: 60 },
      pattern: { regex: /^[a-z0-9-]+$/, message: 'Folder must have only a-z, 0-9 and -' },
    },
  },
  slug: { label: 'Folder in the files', description: 'Filled in by the editor.' },
});
/** A day, or a day and a time, which YAML reads as a date. */
const moment = (label: string, description: string) => {
  const field = fields.text({ label, description });
  return {
    ...field,
    parse: (value: unknown, slug?: Parameters<typeof field.parse>[1]) =>
      field.parse(value instanceof Date ? value.toISOString().slice(0, 10) : (value as string), slug),
  } as typeof field;
};
export const from = moment(`First day (${city})`, 'Such as 2026-12-15, or with a time: 2026-12-15 18:00.');
export const until = moment(`Last day (${city})`, 'With a time it ends at that minute. Empty when it has no end.');
