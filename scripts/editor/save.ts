import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Problem } from '#content/entry-problems.ts';
import { findProblems } from '#content/problems.ts';
import { contentRoot } from '#content/read.ts';
import { checkPicture, type ReferenceContext } from '#content/references.ts';
import { localeName } from '#content/text.ts';
import { fieldAtLine } from '#content/yaml-file.ts';
import { isPicture, surroundings } from '../content.ts';
import { borrowedText } from './borrowed-texts.ts';
import { factsAsTyped } from './facts.ts';
import { entryOfFile } from './history.ts';

/** Request of the browser editor when an entry is saved; contents are base64. */
export interface Save {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

const bytesOf = ({ contents }: { contents: string }): Buffer => Buffer.from(contents, 'base64');

/** Files that an editor may change: facts and texts of entries, and pictures, whose names `checkPicture` checks. */
const isEditable = (path: string): boolean =>
  /^public\/content\/(?!.*\.\.).+$/.test(path) || entryOfFile(path) !== undefined;

/** A problem of a save, with the path of its form field if it has one. */
export interface SaveProblem {
  readonly sentence: string;
  readonly field?: readonly string[];
}

/** Returns a problem of a text with its language, unless the sentence names it, and its line. */
const inText = (sentence: string, language: string, line: number | undefined): string => {
  const isNamed = new RegExp(`\\b${language} (text|heading)\\b`).test(sentence);
  const place = [...(isNamed ? [] : [`${language} text`]), ...(line === undefined ? [] : [`line ${line}`])].join(', ');
  return place ? `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sentence}` : sentence;
};

/** Returns a problem in the words of the form; texts of other entries are named by their file. */
const inForm = ({ file, line, sentence, field }: Problem, root: string, entry: string | undefined): SaveProblem => {
  if (entry === undefined || entryOfFile(`src/content/${file}`) !== entry) return { sentence: `${file}: ${sentence}` };
  const locale = /([^/]+)\.md$/.exec(file)?.[1];
  if (locale !== undefined) return { sentence: inText(sentence, localeName(locale), line), field: [locale] };
  const path =
    field?.filter((part) => typeof part === 'string') ??
    (line === undefined ? undefined : fieldAtLine(readFileSync(join(root, file), 'utf8'), line));
  // Files need the names of mechanics, the form shows them as choices.
  const plain = sentence.replace(/(^The mechanic .*\.) Choose one of .*$/, '$1 Choose what the promotion gives.');
  return { sentence: plain, ...(path && { field: path }) };
};

/** Returns the entry that a save changes, such as `promotions/reload`; undefined if it changes only pictures. */
export const entryOf = ({ additions, deletions }: Save): string | undefined =>
  [...additions, ...deletions].flatMap(({ path }) => entryOfFile(path) ?? [])[0];

/** Returns the problems that the content would have after a save and has not today. */
const newProblems = (save: Save, around: ReferenceContext, root: string): readonly SaveProblem[] => {
  const { additions, deletions } = save;
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(root, copy, { recursive: true, preserveTimestamps: true });
    const inCopy = (path: string): string => join(copy, relative('src/content', path));
    for (const { path } of deletions) if (path.startsWith('src/')) rmSync(inCopy(path), { force: true });
    for (const file of additions) {
      if (!file.path.startsWith('src/')) continue;
      mkdirSync(dirname(inCopy(file.path)), { recursive: true });
      writeFileSync(inCopy(file.path), bytesOf(file));
    }
    const found = findProblems(copy, around);
    if (found.length === 0) return [];
    const known = new Set(findProblems(root, around).map(({ file, sentence }) => `${file} ${sentence}`));
    return found
      .filter(({ file, sentence }) => !known.has(`${file} ${sentence}`))
      .map((problem) => inForm(problem, copy, entryOf(save)));
  } finally {
    rmSync(copy, { recursive: true });
  }
};

/** Returns the pictures of a save that would replace another picture of the save or of another entry, each with the reason. */
const replacedPictures = (save: Save, root: string, publicFolder: string): readonly string[] => {
  const entry = entryOf(save);
  const texts = globSync('**/*.{yaml,md}', { cwd: root }).filter(
    (file) => entryOfFile(`src/content/${file}`) !== entry,
  );
  const pictures = save.additions.filter(({ path }) => path.startsWith('public/'));
  return pictures.flatMap(({ path, contents }, index) => {
    const [src, file] = [path.slice('public'.length), join(publicFolder, path.slice('public/'.length))];
    const rename = 'Give it another file name: select it, and choose “Describe the picture”.';
    const isTwice = pictures.some((it, at) => at < index && it.path === path && it.contents !== contents);
    if (isTwice) return [`Two pictures have the name ${src}. ${rename}`];
    if (!existsSync(file) || readFileSync(file).equals(bytesOf({ contents }))) return [];
    const user = texts.find((text) => readFileSync(join(root, text), 'utf8').includes(src));
    return user ? [`There is already another picture named ${src}, in ${dirname(user)}. ${rename}`] : [];
  });
};

/**
 * Returns why a save is refused; empty if it is not: it changes another file, a picture is missing or invalid, or the
 * content would have a problem that it has not today.
 */
export const problemsOf = (
  save: Save,
  around: ReferenceContext = surroundings,
  root = contentRoot,
  publicFolder = 'public',
): readonly SaveProblem[] => {
  const { additions, deletions } = save;
  const other = [...additions, ...deletions].find(({ path }) => !isEditable(path));
  if (other) return [{ sentence: `${other.path} is not a file of an entry.` }];
  const sent = new Map(additions.map((file) => [`/${file.path.replace(/^public\//, '')}`, bytesOf(file)]));
  const removed = new Set(deletions.map(({ path }) => `/${path.replace(/^public\//, '')}`));
  const picture: ReferenceContext['picture'] = (src) => {
    const bytes = sent.get(src);
    if (!bytes && removed.has(src)) return undefined;
    return bytes
      ? { bytes: bytes.length, genuine: isPicture(bytes, src.split('.').at(-1) ?? '') }
      : around.picture(src);
  };
  const found: SaveProblem[] = [];
  for (const { path } of additions.filter((file) => file.path.startsWith('public/')))
    checkPicture(path.slice('public'.length), { picture }, (sentence) => found.push({ sentence }));
  for (const sentence of replacedPictures(save, root, publicFolder)) found.push({ sentence });
  return [...found, ...newProblems(save, { ...around, picture }, root)];
};

const readTyped = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

const isEmptyText = (file: Save['additions'][number]): boolean =>
  entryOfFile(file.path) !== undefined && file.path.endsWith('.md') && bytesOf(file).toString().trim() === '';

const isBorrowed = (file: Save['additions'][number]): boolean =>
  borrowedText(file.path)?.equals(bytesOf(file)) ?? false;

/** Returns the entry with the original formatting of unchanged fields, and without the files of empty and borrowed texts. */
export const savedAsTyped = (save: Save, typedOf = readTyped): Save => ({
  additions: save.additions
    .filter((file) => !isEmptyText(file) && !isBorrowed(file))
    .map((file) => {
      if (entryOfFile(file.path) === undefined || !file.path.endsWith('.yaml')) return file;
      const facts = factsAsTyped(typedOf(file.path), bytesOf(file).toString());
      return { ...file, contents: Buffer.from(facts).toString('base64') };
    }),
  deletions: [
    ...save.deletions,
    ...save.additions.flatMap((file) =>
      isEmptyText(file) && typedOf(file.path) !== undefined ? [{ path: file.path }] : [],
    ),
  ],
});
