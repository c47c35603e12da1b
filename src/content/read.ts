import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { fillFigures } from './figures.ts';
import { renderQuestions, renderText } from './markdown.ts';
import * as schema from './schema.ts';
import { sentenceOf } from './sentences.ts';
import type { ContentLocale, Text } from './text.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** A promotion with its text as HTML. */
export interface Promotion extends schema.PromotionData {
  readonly slug: string;
  readonly body: Text;
}

/** A topic of the help centre with its questions as HTML. */
export interface HelpEntry extends schema.HelpData {
  readonly slug: string;
  readonly body: Text;
}

/** Text of a page, as Markdown: the heading level depends on where it is shown. */
export interface PageText extends schema.PageData {
  readonly slug: string;
  readonly text: Text;
}

export interface Content {
  readonly categories: readonly schema.Category[];
  readonly promotions: readonly Promotion[];
  readonly help: readonly HelpEntry[];
  readonly pages: ReadonlyMap<string, PageText>;
}

export const folders = ['promotions', 'help', 'pages'] as const;
export type Folder = (typeof folders)[number];

/** An entry as stored on disk, not validated yet. */
export interface RawEntry {
  readonly folder: Folder;
  readonly slug: string;
  readonly facts: YamlFile;
  readonly texts: Readonly<Partial<Record<ContentLocale, string>>>;
  /** The files as typed, before figures are filled in. */
  readonly typed: Readonly<Record<'facts' | ContentLocale, string>>;
  /** Names of other files and folders in its folder. */
  readonly unusedFiles: readonly string[];
}

/** Default folder of the content, relative to the project's root. */
export const contentRoot = resolve('src/content');

const entryFiles = ['index.yaml', 'en.md', 'fil.md'];

const readIf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Returns every entry of a folder, sorted by name. */
export const readRaw = (folder: Folder, root = contentRoot): RawEntry[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((slug) => {
      const at = (file: string) => readIf(join(root, folder, slug, file));
      const [facts = '', en, fil] = [at('index.yaml'), at('en.md'), at('fil.md')];
      return {
        folder,
        slug,
        facts: readYaml(fillFigures(facts)),
        texts: {
          ...(en !== undefined && { en: fillFigures(en) }),
          ...(fil !== undefined && { fil: fillFigures(fil) }),
        },
        typed: { facts, en: en ?? '', fil: fil ?? '' },
        unusedFiles: readdirSync(join(root, folder, slug)).filter(
          (file) => !entryFiles.includes(file) && !/^(\.|Thumbs\.db$|desktop\.ini$)/.test(file),
        ),
      };
    });

export const categoriesFile = 'promotion-categories.yaml';

export const readCategories = (root = contentRoot): YamlFile => readYaml(readIf(join(root, categoriesFile)) ?? '');

export const collectionsFile = 'game-collections.yaml';

export const readCollectionsFile = (root = contentRoot): YamlFile =>
  readYaml(readIf(join(root, collectionsFile)) ?? '');

/** An invalid entry; the message names the file and the correction, for an editor. */
export class BrokenContent extends Error {}

const checked = <T>(file: string, facts: YamlFile, schema: z.ZodType<T>): T => {
  const broken = (sentence: string) => new BrokenContent(`src/content/${file}: ${sentence}`);
  if (facts.slip !== undefined) throw broken(facts.slip);
  const { data, error } = schema.safeParse(facts.data ?? {});
  if (error) throw broken(error.issues.map(sentenceOf).join(' '));
  return data as T;
};

const factsOf = <T>({ folder, slug, facts }: RawEntry, schema: z.ZodType<T>): T =>
  checked(`${folder}/${slug}/index.yaml`, facts, schema);

const inBoth = ({ texts }: RawEntry, render: (text: string) => string): Text => ({
  en: render(texts.en ?? ''),
  fil: render(texts.fil ?? ''),
});

const byOrder = (a: { order: number; id: number }, b: { order: number; id: number }): number =>
  a.order - b.order || a.id - b.id;

/**
 * Reads all content from disk, in the editors' order, without Astro. Throws {@link BrokenContent} at the first invalid
 * entry; `npm run content` lists all.
 */
export const readContent = (root = contentRoot): Content => ({
  categories: checked(categoriesFile, readCategories(root), schema.categories),
  promotions: readRaw('promotions', root)
    .map((raw) => ({
      ...factsOf(raw, schema.promotion),
      slug: raw.slug,
      body: inBoth(raw, (text) => renderText(text, 3)),
    }))
    .sort(byOrder),
  help: readRaw('help', root)
    .map((raw) => ({ ...factsOf(raw, schema.help), slug: raw.slug, body: inBoth(raw, renderQuestions) }))
    .sort(byOrder),
  pages: new Map(
    readRaw('pages', root).map((raw) => [
      raw.slug,
      { ...factsOf(raw, schema.page), slug: raw.slug, text: inBoth(raw, (text) => text) },
    ]),
  ),
});

/** Reads the rows of games of the game centre, in the editors' order. Throws {@link BrokenContent}. */
export const readCollections = (root = contentRoot): readonly schema.Collection[] =>
  checked(collectionsFile, readCollectionsFile(root), schema.collections);
