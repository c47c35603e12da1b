import { contentRoot, folders, needsText, readRaw } from './read.ts';
import { baseLocale, contentLocales } from './text.ts';

/** Returns the entries of the brand's content whose text a language lacks, for each of its languages but English. */
export const missingTexts = (
  root = contentRoot,
): { readonly locale: string; readonly entries: readonly string[] }[] => {
  const all = folders.flatMap((folder) => readRaw(folder, root)).filter(needsText);
  return contentLocales
    .filter((locale) => locale !== baseLocale)
    .map((locale) => ({
      locale,
      entries: all.filter(({ missing }) => missing.includes(locale)).map(({ folder, slug }) => `${folder}/${slug}`),
    }));
};
