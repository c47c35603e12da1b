import type { z } from 'zod';
import { holdsHtml, referencesOf } from './markdown.ts';
import { type ContentLocale, type Folder, folders, type RawEntry, readCategories, readRaw } from './read.ts';
import * as schema from './schema.ts';
import { sentenceOf } from './sentences.ts';

/** What the check must know of the rest of the product. */
export interface Surroundings {
  /** Whether a path below the site, without query, is a page. */
  readonly isPage: (path: string) => boolean;
  /** Size in bytes of a picture that an entry names; undefined when there is none, 0 for one that the art draws. */
  readonly pictureSize: (path: string) => number | undefined;
}

export interface Problem {
  /** The file to open, below `src/content`. */
  readonly file: string;
  readonly sentence: string;
}

/** Largest picture an editor may add, bytes. */
export const pictureBudget = 60 * 1024;

const schemas: Readonly<Record<Folder, z.ZodType>> = {
  promotions: schema.promotion,
  help: schema.help,
  pages: schema.page,
};
const languages: readonly (readonly [ContentLocale, string])[] = [
  ['en', 'English'],
  ['fil', 'Filipino'],
];

type Say = (sentence: string) => void;

const checkPicture = (src: string, { pictureSize }: Surroundings, say: Say): void => {
  const size = pictureSize(src);
  if (size === undefined) say(`There is no picture ${src}.`);
  else if (size > pictureBudget) {
    say(
      `The picture ${src} has ${Math.ceil(size / 1024)} KB; more than ${pictureBudget / 1024} KB loads too slowly on a phone.`,
    );
  }
};

const checkLink = (href: string, ids: ReadonlySet<number>, { isPage }: Surroundings, say: Say): void => {
  if (href.startsWith('https://') || href.startsWith('#')) return;
  if (!href.startsWith('/m/')) {
    say(`The link "${href}" must start with /m/ (a page of ours) or https://.`);
    return;
  }
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  if (!isPage(pathname)) say(`The link "${href}" leads nowhere: there is no such page.`);
  const id = searchParams.get('id');
  if (pathname.startsWith('/m/activity') && id && !ids.has(Number(id))) {
    say(`The link "${href}" leads nowhere: there is no promotion ${id}.`);
  }
};

const checkText = (
  text: string,
  language: string,
  folder: Folder,
  ids: ReadonlySet<number>,
  around: Surroundings,
  say: Say,
): void => {
  const most = schema.textLimits[folder];
  if (text.length > most) say(`The ${language} text is too long: ${text.length} characters, at most ${most} are read.`);
  if (holdsHtml(text)) say(`The ${language} text holds HTML (<…>); use Markdown instead.`);
  if (folder === 'help' && !/^## /m.test(text)) say(`The ${language} text has no question: start each with "## ".`);
  const { links, images } = referencesOf(text);
  for (const href of links) checkLink(href, ids, around, say);
  for (const { src, alt } of images) {
    if (!alt.trim()) say(`A picture in the ${language} text (${src}) has no description for people who cannot see it.`);
    checkPicture(src, around, say);
  }
};

const checkEntry = (
  raw: RawEntry,
  ids: ReadonlySet<number>,
  categories: ReadonlySet<number>,
  around: Surroundings,
): Problem[] => {
  const found: Problem[] = [];
  const at = (file: string) => (sentence: string) =>
    void found.push({ file: `${raw.folder}/${raw.slug}/${file}`, sentence });
  const say = at('index.yaml');
  const parsed = schemas[raw.folder].safeParse(raw.data ?? {});
  for (const issue of parsed.error?.issues ?? []) say(sentenceOf(issue));
  if (parsed.success && raw.folder === 'promotions') {
    const promotion = parsed.data as schema.PromotionData;
    checkPicture(promotion.image, around, say);
    checkLink(promotion.action.link, ids, around, say);
    for (const id of promotion.categories) {
      if (!categories.has(id)) say(`There is no category ${id} in promotion-categories.yaml.`);
    }
  }
  for (const [locale, language] of languages) {
    const text = raw.texts[locale]?.trim();
    if (!text) at(`${locale}.md`)(`The ${language} text is missing.`);
    else checkText(text, language, raw.folder, ids, around, at(`${locale}.md`));
  }
  if (raw.texts.en && raw.texts.en.trim() === raw.texts.fil?.trim()) {
    at('fil.md')('The Filipino text is the English one: it is not translated yet.');
  }
  return found;
};

const idOf = ({ data }: RawEntry): number | undefined =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? data.id : undefined;

const twice = (entries: readonly RawEntry[]): Problem[] => {
  const first = new Map<number, RawEntry>();
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    if (id === undefined) return [];
    const other = first.get(id);
    if (!other) first.set(id, entry);
    const file = `${entry.folder}/${entry.slug}/index.yaml`;
    return other
      ? [{ file, sentence: `The number (id) ${id} is already taken by ${other.folder}/${other.slug}.` }]
      : [];
  });
};

/** Everything that an editor has to mend, in plain words; empty when all is well. */
export const findProblems = (root: string, around: Surroundings): Problem[] => {
  const categories = schema.categories.safeParse(readCategories(root));
  const entries = folders.flatMap((folder) => readRaw(folder, root));
  const ids = new Set(entries.flatMap((entry) => (entry.folder === 'promotions' ? (idOf(entry) ?? []) : [])));
  const known = new Set(categories.data?.map(({ id }) => id));
  return [
    ...(categories.error?.issues ?? []).map((issue) => ({
      file: 'promotion-categories.yaml',
      sentence: sentenceOf(issue),
    })),
    ...twice(entries),
    ...entries.flatMap((entry) => checkEntry(entry, ids, known, around)),
  ];
};
