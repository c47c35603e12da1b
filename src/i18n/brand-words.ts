import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from './locale.ts';

/** Texts by key, such as `cashierDeposit.title`. */
type ChangedWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** Folder with one file per brand that changes texts: `words: [{ key, en, fil }]`. `npm run content` checks them. */
const brandWordsFolder = join(import.meta.dirname, '../content/words');

/** Returns the texts that a brand changes; none if its file is missing or cannot be read. */
const readBrandWords = (brand: string, folder = brandWordsFolder): ChangedWords => {
  const file = join(folder, `${brand}.yaml`);
  let entries: unknown;
  try {
    entries = existsSync(file) ? parse(readFileSync(file, 'utf8'))?.words : [];
  } catch {
    entries = [];
  }
  const list = (Array.isArray(entries) ? entries : []) as Readonly<Record<string, unknown>>[];
  const of = (locale: Locale) =>
    Object.fromEntries(
      list.flatMap(({ key, [locale]: text }) =>
        typeof key === 'string' && typeof text === 'string' && text !== '' ? [[key, text]] : [],
      ),
    );
  return { en: of('en'), fil: of('fil') };
};

/** Texts that the brand of this build changes. Bundles contain it as a constant (`src/markets/constants.ts`). */
export const brandWords: ChangedWords = readBrandWords(process.env.BRAND || 'kidlat');
