import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ReferenceContext } from './references.ts';
import { sentenceOf } from './sentences.ts';
import type { Text } from './text.ts';
import type { Finding } from './text-problems.ts';
import { maxLengthOf } from './word-limits.ts';
import { fieldProblems, lineOfField, readYaml } from './yaml-file.ts';

const text = z.string().trim().min(1);

const both = z.strictObject({ en: text, fil: text });

/** Texts of screens that a brand changes: in groups named like a folder of texts, and in a list of keys. */
const changedWords = z
  .object({ words: z.array(both.extend({ key: text })).default([]) })
  .catchall(z.record(z.string(), both));

const languages = [
  ['en', 'English'],
  ['fil', 'Filipino'],
] as const;

/** Returns the names in braces of a text, including those of plural forms, in alphabetical order. */
const namesIn = (words: string): string =>
  [...new Set([...words.matchAll(/\{+(\w+)(?=[:}])/g)].map(([, name]) => name))].sort().join(', ');

const checkWord = (
  { key, ...texts }: Text & { readonly key: string },
  around: ReferenceContext,
  say: (field: string, sentence: string) => void,
): void => {
  const usual = around.words(key);
  if (!usual) {
    say('key', `The text "${key}" does not exist. Look it up with “Find words” in the editor.`);
    return;
  }
  const max = maxLengthOf(key, usual);
  for (const [locale, language] of languages) {
    const words = texts[locale];
    const subject = `The ${language} text of ${key}`;
    if (words.length > max) say(locale, `${subject} is too long (maximum ${max} characters).`);
    const [wanted, found] = [namesIn(usual[locale]), namesIn(words)];
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
    if (!brand || !around.isBrand(brand)) return [{ file, sentence: `"${name}" is not named after a brand.` }];
    const source = readFileSync(join(folder, name), 'utf8');
    const { data, slip } = readYaml(source);
    if (slip !== undefined) return [{ file, sentence: slip }];
    const found: (Finding & { readonly file: string })[] = fieldProblems(source).map((it) => ({ file, ...it }));
    const at = (path: readonly PropertyKey[], sentence: string): void => {
      const line = lineOfField(source, path);
      found.push({ file, ...(line !== undefined && { line }), sentence, field: path });
    };
    const parsed = changedWords.safeParse(data ?? { words: [] });
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
      checkWord(word, around, say);
    }
    return found;
  });
};
