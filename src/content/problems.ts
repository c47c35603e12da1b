import { checkEntry, inField, type Problem, pathOf, type ReportAt } from './entry-problems.ts';
import { fallsBack } from './falls-back.ts';
import { fieldProblems } from './field-problems.ts';
import {
  categoriesFile,
  collectionsFile,
  duplicates,
  type Folder,
  folders,
  idOf,
  placeOf,
  type RawEntry,
  readCategories,
  readCollectionsFile,
  readContent,
  readFigures,
  readRaw,
} from './read.ts';
import { checkLink, type LinkTargets, type ReferenceContext } from './references.ts';
import { spanOf } from './schedule.ts';
import * as schema from './schema.ts';
import { sentenceOf } from './sentences.ts';
import { baseLocale, contentLocales, localeName } from './text.ts';
import type { Finding } from './text-problems.ts';
import { wordProblems } from './word-problems.ts';
import type { YamlFile } from './yaml-file.ts';

/** Mechanics of which one promotion can run at a time: rules read the terms of the first one only. */
const single = {
  cashback: 'Another cashback',
  missions: 'Other missions',
  referral: 'Another reward for invited friends',
  leaderboard: 'Another leaderboard',
  birthday: 'Another birthday gift',
} as const;

/** Returns promotions of such a mechanic that run at the same time. */
const overlaps = (root: string, mechanic: keyof typeof single): Problem[] => {
  const all = readContent(root).promotions.filter((it) => it.mechanic === mechanic);
  return all.flatMap((it, index) => {
    const span = spanOf(it);
    const other = all.slice(0, index).find((before) => {
      const { from, until } = spanOf(before);
      return from < (span.until ?? Number.POSITIVE_INFINITY) && span.from < (until ?? Number.POSITIVE_INFINITY);
    });
    return other
      ? [
          {
            file: `${placeOf(root)}promotions/${it.slug}/index.yaml`,
            sentence: `${single[mechanic]} in promotions/${other.slug} would run at the same time. Set the last day there, or start this one later.`,
            field: ['from'],
          },
        ]
      : [];
  });
};

const twice = (entries: readonly RawEntry[], place: string): Problem[] =>
  [...duplicates(entries)].map(([entry, older]) => ({
    file: `${place}${entry.folder}/${entry.slug}/index.yaml`,
    ...inField(entry.facts.text, ['id'], `The ID ${idOf(entry)} is already used by ${older.folder}/${older.slug}.`),
  }));

/** Returns the numbers of the categories, unless the file is invalid, and its problems. */
const checkCategories = (
  { text, data, slip }: YamlFile,
  place: string,
): { known: ReadonlySet<number> | undefined; problems: Problem[] } => {
  const parsed = schema.categories.safeParse(data ?? {});
  const found: Finding[] =
    slip !== undefined
      ? [{ sentence: slip }]
      : (parsed.error?.issues ?? []).map((issue) => inField(text, pathOf(issue), sentenceOf(issue)));
  return {
    known: parsed.data && new Set(parsed.data.categories.map(({ id }) => id)),
    problems: [...found, ...fieldProblems(text)].map((it) => ({ file: `${place}${categoriesFile}`, ...it })),
  };
};

const checkCollections = (
  { text, data, slip }: YamlFile,
  targets: LinkTargets,
  around: ReferenceContext,
  place: string,
): Problem[] => {
  const file = `${place}${collectionsFile}`;
  const found: Problem[] = fieldProblems(text).map((it) => ({ file, ...it }));
  const at: ReportAt<readonly PropertyKey[]> = (path) => (sentence) =>
    void found.push({ file, ...inField(text, path, sentence) });
  const parsed = schema.collections.safeParse(data ?? {});
  if (slip !== undefined) at([])(slip);
  else for (const issue of parsed.error?.issues ?? []) at(pathOf(issue))(sentenceOf(issue));
  for (const [row, { title, games = [], link }] of (parsed.data?.collections ?? []).entries()) {
    const { en } = title;
    for (const locale of contentLocales)
      if (locale !== baseLocale && title[locale] === en && !fallsBack)
        at(['collections', row, locale])(
          `The ${localeName(locale)} name of the collection "${en}" is the same as the English name. Translate it.`,
        );
    if (link) checkLink(link, targets, around, at(['collections', row, 'link']));
    for (const [index, name] of games.entries()) {
      const say = at(['collections', row, 'games', index]);
      if (!around.isGame(name)) say(`There is no game "${name}" (in "${en}").`);
      if (games.indexOf(name) < index) say(`The game "${name}" stands twice in "${en}".`);
    }
  }
  return found;
};

/** Returns everything that an editor has to correct, as sentences; empty if there is nothing. */
export const findProblems = (root: string, around: ReferenceContext): Problem[] => {
  const place = placeOf(root);
  const { known, problems } = checkCategories(readCategories(root), place);
  const figures = readFigures(root);
  const entries = folders.flatMap((folder) => readRaw(folder, root, figures));
  const of = (folder: Folder) => entries.filter((entry) => entry.folder === folder);
  const targets: LinkTargets = {
    promotions: new Set(of('promotions').flatMap((entry) => idOf(entry) ?? [])),
    topics: of('help').length,
  };
  const collected = checkCollections(readCollectionsFile(root), targets, around, place);
  return [
    ...problems,
    ...collected,
    ...wordProblems(root, around),
    ...twice(entries, place),
    ...(Object.keys(single) as (keyof typeof single)[]).flatMap((mechanic) => overlaps(root, mechanic)),
    ...entries.flatMap((entry) => checkEntry(entry, targets, known, around, place)),
  ];
};
