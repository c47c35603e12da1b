import { existsSync, readFileSync } from 'node:fs';
import { contentRoot, placeOf } from '#content/read.ts';
import { baseLocale } from '#content/text.ts';
import { type TreeEntry, versionOf } from './tree.ts';

const place = placeOf(contentRoot);
const [market, shared] = [`src/content/${place}`, 'src/content/'];

/**
 * Returns the English text that an entry of the market has from the entry with its name in the default market; undefined if it has a
 * text of its own.
 */
export const borrowedText = (path: string): Buffer | undefined => {
  const source = path.replace(market, shared);
  const canBorrow = place !== '' && path.startsWith(market) && path.endsWith(`/${baseLocale}.md`) && !existsSync(path);
  return canBorrow && !source.includes('..') && existsSync(source) ? readFileSync(source) : undefined;
};

/** Returns a list of files with the borrowed texts, so that forms show them like own ones. */
export const withBorrowed = (tree: readonly TreeEntry[]): readonly TreeEntry[] =>
  tree.flatMap((file) => {
    if (!file.path.endsWith('/index.yaml')) return [file];
    const path = file.path.replace(/index\.yaml$/, `${baseLocale}.md`);
    const text = borrowedText(path);
    return text ? [file, { ...file, path, sha: versionOf(text) }] : [file];
  });
