import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages } from '#markets/current.ts';
import type { Locale } from './locale.ts';

/** Texts by key, such as `cashierDeposit.title`. */
type ChangedWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/**
 * Folder with one file per brand that changes texts: `words: [{ key, en, fil }]`, and groups named like a folder of
 * texts, such as `siteShell: { legalTag: { en, fil } }`. `npm run content` checks them.
 */
const brandWordsFolder = join(import.meta.dirname, '../content/words');

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the changed texts of a file: those of its list, and those of its groups with the key that they stand for. */
const textsIn = ({ words, ...groups }: Group): readonly Group[] => [
  ...(Array.isArray(words) ? words.filter(isGroup) : []),
  ...Object.entries(groups).flatMap(([namespace, group]) =>
    isGroup(group)
      ? Object.entries(group).flatMap(([name, texts]) =>
          isGroup(texts) ? [{ ...texts, key: `${namespace}.${name}` }] : [],
        )
      : [],
  ),
];

/** Returns the texts that a brand changes; none if its file is missing or cannot be read. */
export const readBrandWords = (brand: string, folder = brandWordsFolder): ChangedWords => {
  const file = join(folder, `${brand}.yaml`);
  let found: unknown;
  try {
    found = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  } catch {
    found = {};
  }
  const texts = isGroup(found) ? textsIn(found) : [];
  const of = (locale: Locale) =>
    Object.fromEntries(
      texts.flatMap(({ key, [locale]: text }) =>
        typeof key === 'string' && typeof text === 'string' && text !== '' ? [[key.trim(), text]] : [],
      ),
    );
  return Object.fromEntries(languages.map(({ id }) => [id, of(id as Locale)]));
};

/** Texts that the brand of this build changes. Bundles contain it as a constant (`src/markets/constants.ts`). */
export const brandWords: ChangedWords = readBrandWords(process.env.BRAND || 'kidlat');
