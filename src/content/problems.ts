import type { z } from 'zod';
import {
  braceProblems,
  invisibleProblems,
  linkProblems,
  otherLanguageProblems,
  plainProblems,
  untranslatedProblems,
} from './damaged-text.ts';
import { promotionRules, typedFigures, unknownFigures } from './figures.ts';
import { referencesOf } from './markdown.ts';
import {
  categoriesFile,
  collectionsFile,
  type Folder,
  folders,
  type RawEntry,
  readCategories,
  readCollectionsFile,
  readRaw,
} from './read.ts';
import { checkLink, checkPicture, type LinkTargets, type ReferenceContext, type ReportProblem } from './references.ts';
import * as schema from './schema.ts';
import { sentenceOf } from './sentences.ts';
import type { ContentLocale } from './text.ts';
import { countProblem, figureProblem, placeholderIn, textProblems } from './text-problems.ts';
import type { YamlFile } from './yaml-file.ts';

export interface Problem {
  /** The file to open, relative to `src/content`. */
  readonly file: string;
  readonly sentence: string;
}

const schemas: Readonly<Record<Folder, z.ZodType>> = {
  promotions: schema.promotion,
  help: schema.help,
  pages: schema.page,
};
const languages: readonly (readonly [ContentLocale, string])[] = [
  ['en', 'English'],
  ['fil', 'Filipino'],
];

/** Placeholders that page texts may use, see `pageText`. */
const pageFacts = ['brand', 'age', 'helpLine'];

const checkText = (
  text: string,
  language: string,
  folder: Folder,
  targets: LinkTargets,
  around: ReferenceContext,
  say: ReportProblem,
): void => {
  textProblems(text, language, folder).forEach(say);
  linkProblems(text, language).forEach(say);
  braceProblems(text, folder === 'pages' ? pageFacts : [], `The ${language} text`).forEach(say);
  const note = placeholderIn(text);
  if (note) say(`The ${language} text contains a placeholder: ${note}. Replace or remove it.`);
  const { links, images } = referencesOf(text);
  for (const href of links) checkLink(href, targets, around, say);
  for (const { src, alt } of images) {
    if (!src.startsWith('/content/')) {
      say(
        `The image ${src} in the ${language} text is not displayed. Put it in public/content, such as /content/name.webp.`,
      );
      continue;
    }
    if (!alt.trim()) say(`The image ${src} in the ${language} text has no alt text. Add a short description.`);
    checkPicture(src, around, say);
  }
};

const checkPromotion = (
  promotion: schema.PromotionData,
  targets: LinkTargets,
  categories: ReadonlySet<number>,
  around: ReferenceContext,
  say: ReportProblem,
): void => {
  const { title, headline, summary } = promotion;
  checkPicture(promotion.image, around, say);
  checkLink(promotion.action.link, targets, around, say);
  for (const id of promotion.categories) {
    if (!categories.has(id)) say(`Category ${id} does not exist in ${categoriesFile}.`);
  }
  for (const [name, both] of Object.entries({ title, headline, summary })) {
    for (const words of Object.values(both)) plainProblems(words, `The ${name}`).forEach(say);
    const problem = figureProblem(`The ${name}`, both);
    if (problem) say(problem);
  }
  const { from, until } = promotionRules[promotion.rule] ?? {};
  if ((from && from !== promotion.from) || until !== promotion.until)
    say(
      `The rule ${promotion.rule} is active from ${from ?? 'any day'} until ${until ?? 'further notice'}. Use the same dates.`,
    );
};

/**
 * Reports unknown figures, and figures typed as numbers: all in promotions, only money, percentages and multiples
 * elsewhere.
 */
const checkFigures = ({ folder, typed }: RawEntry, say: (file: string) => ReportProblem): void => {
  for (const [file, text] of [
    ['index.yaml', wordsOfFacts(typed.facts)],
    ['en.md', typed.en],
    ['fil.md', typed.fil],
  ] as const) {
    for (const name of unknownFigures(text)) say(file)(`The figure {${name}} does not exist. Check the spelling.`);
    const typedNumbers = typedFigures(text).filter((it) => folder === 'promotions' || /[₱%×]/.test(it));
    for (const figure of typedNumbers)
      say(file)(
        `Replace ${figure} with the name of its figure in braces, such as {reload.maxBonus}, so that it follows the rules.`,
      );
  }
};

/** Returns the lines with texts in an entry's facts. */
const wordsOfFacts = (facts: string): string => (facts.match(/^ +(en|fil): .*$/gm) ?? []).join('\n');

const checkEntry = (
  raw: RawEntry,
  targets: LinkTargets,
  categories: ReadonlySet<number>,
  around: ReferenceContext,
): Problem[] => {
  const found: Problem[] = [];
  const at = (file: string) => (sentence: string) =>
    void found.push({ file: `${raw.folder}/${raw.slug}/${file}`, sentence });
  const say = at('index.yaml');
  invisibleProblems(raw.typed.facts, 'The entry').forEach(say);
  const { data, slip } = raw.facts;
  const { en = '', fil = '' } = raw.texts;
  if (slip !== undefined) say(slip);
  else {
    const parsed = schemas[raw.folder].safeParse(data ?? {});
    for (const issue of parsed.error?.issues ?? []) say(sentenceOf(issue));
    const note = placeholderIn(data);
    if (note) say(`A field contains a placeholder: ${note}. Replace or remove it.`);
    if (parsed.success && raw.folder === 'promotions') {
      checkPromotion(parsed.data as schema.PromotionData, targets, categories, around, say);
    }
  }
  for (const [locale, language] of languages) {
    const text = raw.texts[locale]?.trim();
    invisibleProblems(raw.typed[locale], `The ${language} text`).forEach(at(`${locale}.md`));
    if (!text) at(`${locale}.md`)(`The ${language} text is missing.`);
    else checkText(text, language, raw.folder, targets, around, at(`${locale}.md`));
  }
  checkFigures(raw, at);
  if (!en.trim() || !fil.trim()) return found;
  if (en.trim() === fil.trim()) at('fil.md')('The Filipino text is the same as the English text. Translate it.');
  untranslatedProblems({ en, fil }).forEach(at('fil.md'));
  for (const [locale] of languages) otherLanguageProblems({ en, fil }, locale).forEach(at(`${locale}.md`));
  const differences = [countProblem(raw.folder, { en, fil }), figureProblem('The text', { en, fil })];
  for (const sentence of differences) if (sentence) at('fil.md')(sentence);
  return found;
};

const idOf = ({ facts: { data } }: RawEntry): number | undefined =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? data.id : undefined;

const twice = (entries: readonly RawEntry[]): Problem[] => {
  const first = new Map<number, RawEntry>();
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    if (id === undefined) return [];
    const other = first.get(id);
    if (!other) first.set(id, entry);
    const file = `${entry.folder}/${entry.slug}/index.yaml`;
    return other ? [{ file, sentence: `The ID ${id} is already used by ${other.folder}/${other.slug}.` }] : [];
  });
};

const checkCategories = ({ data, slip }: YamlFile): { known: Set<number>; problems: Problem[] } => {
  const parsed = schema.categories.safeParse(data);
  const sentences = slip !== undefined ? [slip] : (parsed.error?.issues ?? []).map(sentenceOf);
  return {
    known: new Set(parsed.data?.map(({ id }) => id)),
    problems: sentences.map((sentence) => ({ file: categoriesFile, sentence })),
  };
};

const checkCollections = ({ data, slip }: YamlFile, targets: LinkTargets, around: ReferenceContext): Problem[] => {
  const found: Problem[] = [];
  const say = (sentence: string): void => void found.push({ file: collectionsFile, sentence });
  const parsed = schema.collections.safeParse(data);
  if (slip !== undefined) say(slip);
  else for (const issue of parsed.error?.issues ?? []) say(sentenceOf(issue));
  for (const { en, fil, games = [], link } of parsed.data ?? []) {
    if (en === fil) say(`The collection "${en}" has the same name in both languages: it is not translated yet.`);
    if (link) checkLink(link, targets, around, say);
    for (const name of games) if (!around.isGame(name)) say(`There is no game "${name}" (in "${en}").`);
    for (const name of games.filter((it, index) => games.indexOf(it) < index))
      say(`The game "${name}" stands twice in "${en}".`);
  }
  return found;
};

/** Returns everything that an editor has to correct, as sentences; empty if there is nothing. */
export const findProblems = (root: string, around: ReferenceContext): Problem[] => {
  const { known, problems } = checkCategories(readCategories(root));
  const entries = folders.flatMap((folder) => readRaw(folder, root));
  const of = (folder: Folder) => entries.filter((entry) => entry.folder === folder);
  const targets: LinkTargets = {
    promotions: new Set(of('promotions').flatMap((entry) => idOf(entry) ?? [])),
    topics: of('help').length,
  };
  const collected = checkCollections(readCollectionsFile(root), targets, around);
  return [
    ...problems,
    ...collected,
    ...twice(entries),
    ...entries.flatMap((entry) => checkEntry(entry, targets, known, around)),
  ];
};
