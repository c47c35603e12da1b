import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { brandSettings } from '#brands/current.ts';
import type { WireLanguage } from '#contract/fields.ts';
import { offers } from '#contract/games/offers.ts';
import { languages, marketLocales } from '#markets/current.ts';
import { fallsBack } from './falls-back.ts';
import { type Figures, figuresIn, fillFigures, ruleFigures } from './figures.ts';
import { renderQuestions, renderText } from './markdown.ts';
import { termFigures } from './mechanics.ts';
import * as schema from './schema.ts';
import { sentenceOf } from './sentences.ts';
import { baseLocale, contentLocales, inLocales, type Text } from './text.ts';
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

/** A banner, news, pop-up or note for agents with its text as HTML; empty for a banner. */
export interface AnnouncementEntry extends schema.AnnouncementData {
  readonly slug: string;
  readonly body: Text;
}

/** Text of a page, as Markdown, because the heading level depends on where it is shown, and as HTML with sections of level 2. */
export interface PageText extends schema.PageData {
  readonly slug: string;
  readonly text: Text;
  readonly body: Text;
}

export interface Content {
  readonly categories: readonly schema.Category[];
  readonly promotions: readonly Promotion[];
  readonly announcements: readonly AnnouncementEntry[];
  readonly help: readonly HelpEntry[];
  readonly pages: ReadonlyMap<string, PageText>;
  /** Rows of games of the game centre. */
  readonly collections: readonly schema.Collection[];
  /** Entries and files that are not shown, with the reason, for editors. */
  readonly leftOut: readonly string[];
}

export const folders = ['promotions', 'announcements', 'help', 'pages'] as const;
export type Folder = (typeof folders)[number];

/** An entry as stored on disk, not validated yet. */
export interface RawEntry {
  readonly folder: Folder;
  readonly slug: string;
  readonly facts: YamlFile;
  /** By language; those that it lacks are in English if the brand permits that. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Languages of the brand that the text lacks. */
  readonly missing: readonly string[];
  /** The files as typed, before figures are filled in. */
  readonly typed: Readonly<Record<string, string>> & { readonly facts: string };
  /** Figures that its texts may insert. */
  readonly figures: Figures;
  /** When its facts were last changed, epoch ms. */
  readonly changedAt: number;
  /** Names of other files and folders in its folder. */
  readonly unusedFiles: readonly string[];
}

/** Default folder of the content, relative to the project's root. */
export const contentRoot = resolve('src/content');

/**
 * Returns the folder of a market's content, relative to `root` and with a slash at its end; empty if it is `root`, which
 * has that of the default market.
 */
export const marketPlace = (market = brandSettings.market, root = contentRoot): string =>
  existsSync(join(root, 'markets', market)) ? `markets/${market}/` : '';

/** Returns the folder of this process's content, relative to `root` and with a slash at its end. */
export const placeOf = (root: string): string => marketPlace(brandSettings.market, root);

/** Returns the folder in which the market's entries are. */
const entryRoot = (root: string): string => join(root, placeOf(root));

const entryFiles = ['index.yaml', ...marketLocales.map((locale) => `${locale}.md`)];

/** Error codes of a file that is missing, or that stays unreadable until it is corrected. */
const isUnusable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM'].includes(String(error.code));

/** Returns what `read` returns; `otherwise` if its file or folder is missing or is no readable one. */
const readOr = <T>(otherwise: T, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (isUnusable(error)) return otherwise;
    throw error;
  }
};

const readIf = (file: string): string | undefined => readOr(undefined, () => readFileSync(file, 'utf8'));

const subfolders = (folder: string): string[] =>
  readOr([], () => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const wireOf = (locale: string): WireLanguage =>
  (languages.find(({ id }) => id === locale)?.wire ?? 'EN') as WireLanguage;

const prefixed = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${prefix}.${name}`, figure]));

/** Returns the figures that all texts may insert: those of rules, and of each promotion with own terms by the name of its folder. */
export const readFigures = (root = contentRoot): Figures => ({
  ...Object.fromEntries(
    subfolders(join(entryRoot(root), 'promotions')).flatMap((slug) =>
      Object.entries(
        prefixed(slug, termFigures(readIf(join(entryRoot(root), 'promotions', slug, 'index.yaml')) ?? '')),
      ),
    ),
  ),
  ...ruleFigures,
});

/** Returns every entry of a folder, sorted by name. A market's entry without an English text has that of the default market. */
export const readRaw = (folder: Folder, root = contentRoot, shared = readFigures(root)): RawEntry[] =>
  subfolders(join(entryRoot(root), folder)).map((slug) => {
    const own = join(entryRoot(root), folder, slug);
    const at = (file: string) => readIf(join(own, file));
    const facts = at('index.yaml') ?? '';
    const typed = Object.fromEntries(contentLocales.map((locale) => [locale, at(`${locale}.md`)]));
    typed[baseLocale] ??= readIf(join(root, folder, slug, `${baseLocale}.md`));
    const figures = folder === 'promotions' ? { ...shared, ...prefixed('terms', termFigures(facts)) } : shared;
    const missing = contentLocales.filter((locale) => !typed[locale]?.trim());
    const textIn = (locale: string): string | undefined =>
      typed[locale] && fillFigures(typed[locale], { ...figures, ...figuresIn(wireOf(locale)) });
    return {
      folder,
      slug,
      facts: readYaml(fillFigures(facts, figures)),
      texts: Object.fromEntries(
        contentLocales.map((locale) => [locale, textIn(fallsBack && missing.includes(locale) ? baseLocale : locale)]),
      ),
      missing,
      typed: { ...Object.fromEntries(Object.entries(typed).map(([locale, text]) => [locale, text ?? ''])), facts },
      figures,
      changedAt: statSync(join(own, 'index.yaml'), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      unusedFiles: readOr([], () => readdirSync(own)).filter(
        (file) => !entryFiles.includes(file) && !/^(\.|Thumbs\.db$|desktop\.ini$)/.test(file),
      ),
    };
  });

/** Returns the number of an entry as typed; undefined without a valid one. */
export const idOf = ({ facts: { data } }: RawEntry): number | undefined =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? data.id : undefined;

/** Returns whether an entry must have a text; banners have none. */
export const needsText = ({ facts: { data } }: RawEntry): boolean =>
  !(typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'banner');

/** Returns the entries whose number an older entry has, each with that entry. */
export const duplicates = (entries: readonly RawEntry[]): ReadonlyMap<RawEntry, RawEntry> => {
  const first = new Map<number, RawEntry>();
  const found = new Map<RawEntry, RawEntry>();
  for (const entry of entries.toSorted((one, other) => one.changedAt - other.changedAt)) {
    const id = idOf(entry);
    const older = id === undefined ? undefined : first.get(id);
    if (older) found.set(entry, older);
    else if (id !== undefined) first.set(id, entry);
  }
  return found;
};

export const categoriesFile = 'promotion-categories.yaml';

export const readCategories = (root = contentRoot): YamlFile =>
  readYaml(readIf(join(entryRoot(root), categoriesFile)) ?? '');

export const collectionsFile = 'game-collections.yaml';

export const readCollectionsFile = (root = contentRoot): YamlFile =>
  readYaml(readIf(join(entryRoot(root), collectionsFile)) ?? '');

/** Returns the data of a file; undefined if it is invalid, which is reported with its reason. */
const valid = <T>(
  file: string,
  facts: YamlFile,
  schema: z.ZodType<T>,
  report: (reason: string) => void,
): T | undefined => {
  const { data, error } = facts.slip === undefined ? schema.safeParse(facts.data ?? {}) : {};
  if (data === undefined) report(`src/content/${file}: ${facts.slip ?? error?.issues.map(sentenceOf).join(' ')}`);
  return data;
};

const inAll = ({ texts }: RawEntry, render: (text: string) => string): Text =>
  inLocales((locale) => render(texts[locale] ?? ''));

const byOrder = (a: { order: number; id: number }, b: { order: number; id: number }): number =>
  a.order - b.order || a.id - b.id;

const promotionOf = (link: string | undefined): number => Number(/[?&]id=(\d+)/.exec(link ?? '')?.[1]);

/** Returns whether a link leads to games that the brand does not offer. */
const isDeadLink = (link = ''): boolean => {
  const [, category] = /[?&]gameType=(\w+)/.exec(link) ?? [];
  return category !== undefined && !offers(category);
};

/** Returns a promotion without what needs live tables; none if nothing is left: cashback is for losses at them. */
const withoutLiveTables = (it: Content['promotions'][number]): Content['promotions'] => {
  if (it.cashback) return [];
  if (!it.missions) return [it];
  return [
    { ...it, missions: { ...it.missions, tasks: it.missions.tasks.filter(({ task }) => task !== 'daily-table') } },
  ];
};

/**
 * Returns the content that a brand shows: its promotions in its order, no announcement of another one, and nothing about
 * categories of games that it does not offer.
 */
export const contentOfBrand = (
  all: Content,
  names: readonly string[] | undefined = brandSettings.promotions,
): Content => {
  const listed = names?.flatMap((name) => all.promotions.filter(({ slug }) => slug === name)) ?? all.promotions;
  const promotions = offers('LIVE') ? listed : listed.flatMap(withoutLiveTables);
  const hidden = new Set(all.promotions.filter((it) => !promotions.includes(it)).map(({ id }) => id));
  return {
    ...all,
    promotions,
    announcements: all.announcements.filter(({ link }) => !hidden.has(promotionOf(link)) && !isDeadLink(link)),
    help: all.help.filter(({ categories = [] }) => categories.length === 0 || categories.some((it) => offers(it))),
  };
};

/**
 * Reads the content of this process's brand from disk, in the editors' order, without Astro. Invalid entries are left out and named in `leftOut`;
 * `npm run content` lists all problems.
 */
export const readContent = (root = contentRoot): Content => {
  const leftOut: string[] = [];
  const place = placeOf(root);
  const report = (reason: string): void => void leftOut.push(reason);
  const figures = readFigures(root);
  const entries = new Map(folders.map((folder) => [folder, readRaw(folder, root, figures)]));
  const twice = duplicates([...entries.values()].flat());
  for (const folder of folders)
    if (!existsSync(join(root, place, folder))) report(`src/content/${place}${folder}/: the folder is missing.`);
  const validIn = <T>(folder: Folder, schema: z.ZodType<T>): (readonly [RawEntry, T])[] =>
    (entries.get(folder) ?? []).flatMap((raw) => {
      const file = `${place}${folder}/${raw.slug}`;
      const older = twice.get(raw);
      const data = valid(`${file}/index.yaml`, raw.facts, schema, report);
      if (!data) return [];
      if (older) report(`src/content/${file}/index.yaml: its number belongs to ${place}${older.folder}/${older.slug}.`);
      else if (needsText(raw) && contentLocales.some((locale) => !raw.texts[locale]?.trim()))
        report(`src/content/${file}: a text is missing.`);
      else return [[raw, data] as const];
      return [];
    });
  return contentOfBrand({
    categories: valid(`${place}${categoriesFile}`, readCategories(root), schema.categories, report)?.categories ?? [],
    promotions: validIn('promotions', schema.promotion)
      .map(([raw, data]) => ({ ...data, slug: raw.slug, body: inAll(raw, (text) => renderText(text, 3)) }))
      .sort(byOrder),
    announcements: validIn('announcements', schema.announcement)
      .map(([raw, data]) => ({ ...data, slug: raw.slug, body: inAll(raw, (text) => renderText(text, 3)) }))
      .sort(byOrder),
    help: validIn('help', schema.help)
      .map(([raw, data]) => ({ ...data, slug: raw.slug, body: inAll(raw, renderQuestions) }))
      .sort(byOrder),
    pages: new Map(
      validIn('pages', schema.page).map(([raw, data]) => [
        raw.slug,
        {
          ...data,
          slug: raw.slug,
          text: inAll(raw, (text) => text),
          body: inAll(raw, (text) => renderText(text, 2)),
        },
      ]),
    ),
    collections:
      valid(`${place}${collectionsFile}`, readCollectionsFile(root), schema.collections, report)?.collections ?? [],
    leftOut,
  });
};
