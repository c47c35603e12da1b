import { fields } from '@keystatic/core';
import { textLimits } from '#content/schema.ts';
import { pictureName } from './picture-places.ts';
import { keepTyped, withNames } from './text.ts';

/** Matches a text of at most `max` characters, in which a name in braces such as `{terms.rate}` counts as one. */
const upTo = (max: number): RegExp => new RegExp(`^(?:\\{[^{}]*\\}|\\{(?![^{}]*\\})|[^{]){0,${max}}$`);

/** Creates the fields of a text in both languages. */
export const both = (label: string, maxLength: number, description?: string, minLength = 1) => {
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
  return fields.object(
    { en: line('English'), fil: line('Filipino') },
    { label: `${label} (at most ${maxLength} characters)`, ...(description && { description }) },
  );
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
export const articles = (folder: Folder, hint = '') => {
  const description = `${limitOf(folder)}${hint && ` ${hint}`}`;
  return { en: article('Text in English', description), fil: article('Text in Filipino', description) };
};

/** Creates the long texts of the agreement and similar pages, which keep names in braces such as {brand}. */
export const pageTexts = () => {
  const description = `${limitOf('pages')} It may use {brand}, {age} and {helpLine}.`;
  return { en: text('Text in English', description), fil: text('Text in Filipino', description) };
};

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
export const from = moment('First day (Manila)', 'Such as 2026-12-15, or with a time: 2026-12-15 18:00.');
export const until = moment('Last day (Manila)', 'With a time it ends at that minute. Empty when it has no end.');
