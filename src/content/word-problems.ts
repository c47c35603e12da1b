import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fieldProblems } from './field-problems.ts';
import type { ReferenceContext } from './references.ts';
import { sentenceOf } from './sentences.ts';
import { inLocale, localeName } from './text.ts';
import type { Finding } from './text-problems.ts';
import { maxLengthOf } from './word-limits.ts';
import { lineOfField, readYaml } from './yaml-file.ts';

const text = z.string().trim().min(1);

/** Returns the schema of the texts of screens that a brand changes: in groups named like a folder of texts, and in a list of keys. */
const changedWords = (locales: readonly string[]) => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, text]));
  return z
    .object({ words: z.array(z.strictObject({ ...texts, key: text })).default([]) })
    .catchall(z.record(z.string(), z.strictObject(texts)));
};

/** Returns the names in braces of a text, including those of plural forms, in alphabetical order. */
const namesIn = (words: string): string =>
  [...new Set([...words.matchAll(/\{+(\w+)(?=[:}])/g)].map(([, name]) => name))].sort().join(', ');

const checkWord = (
  { key, ...texts }: Readonly<Record<string, string>>,
  locales: readonly string[],
  around: ReferenceContext,
  say: (field: string, sentence: string) => void,
): void => {
  const usual = around.words(key ?? '');
  if (!usual) {
    say('key', `The text "${key}" does not exist. Look it up with “Find words” in the editor.`);
    return;
  }
  const max = maxLengthOf(
    key ?? '',
    locales.map((locale) => inLocale(usual, locale)),
  );
  for (const locale of locales) {
    const words = texts[locale] ?? '';
    const subject = `The ${localeName(locale)} text of ${key}`;
    if (words.length > max) say(locale, `${subject} is too long (maximum ${max} characters).`);
    const [wanted, found] = [namesIn(inLocale(usual, locale)), namesIn(words)];
    if (wanted !== found) say(locale, `${subject} must have the same names in braces as before: ${wanted || 'none'}.`);
  }
};

/** Returns the problems of the texts that brands change, by file. */
export const wordProblems = (root: string, around: ReferenceContext): (Finding & { readonly file: string })[] => {
  const folder = join(root, 'words');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = `words/${name}`;
    const brand = /^([a-z0-9-]+)\.yaml$/.exec(name)?.[1];
    const locales = brand === undefined ? undefined : around.languagesOf(brand);
    if (!locales) return [{ file, sentence: `"${name}" is not named after a brand.` }];
    const source = readFileSync(join(folder, name), 'utf8');
    const { data, slip } = readYaml(source);
    if (slip !== undefined) return [{ file, sentence: slip }];
    const found: (Finding & { readonly file: string })[] = fieldProblems(source).map((it) => ({ file, ...it }));
    const at = (path: readonly PropertyKey[], sentence: string): void => {
      const line = lineOfField(source, path);
      found.push({ file, ...(line !== undefined && { line }), sentence, field: path });
    };
    const parsed = changedWords(locales).safeParse(data ?? { words: [] });
    for (const issue of parsed.error?.issues ?? []) at(issue.path, sentenceOf(issue));
    const { words = [], ...groups } = parsed.data ?? {};
    const listed = words.map((word, index) => ({ ...word, path: ['words', index] as readonly PropertyKey[] }));
    const grouped = Object.entries(groups).flatMap(([namespace, group]) =>
      Object.entries(group).map(([name, texts]) => ({
        ...texts,
        key: `${namespace}.${name}`,
        path: [namespace, name] as readonly PropertyKey[],
      })),
    );
    const all = [...grouped, ...listed];
    for (const [index, { path, ...word }] of all.entries()) {
      const say = (field: string, sentence: string) =>
        at(field === 'key' && !path.includes('words') ? path : [...path, field], sentence);
      if (all.findIndex(({ key }) => key === word.key) !== index)
        say('key', `The text "${word.key}" is changed twice. Remove one.`);
      checkWord(word as Readonly<Record<string, string>>, locales, around, say);
    }
    return found;
  });
};
