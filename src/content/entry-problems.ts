import * as z from 'zod';
import { maxBonusValue } from '#contract/cashier/deposit-terms.ts';
import {
  braceProblems,
  invisibleProblems,
  linkProblems,
  otherLanguageProblems,
  untranslatedProblems,
} from './damaged-text.ts';
import { fallsBack } from './falls-back.ts';
import { fieldProblems } from './field-problems.ts';
import { typedFigures, unknownFigures } from './figures.ts';
import { referencesOf } from './markdown.ts';
import { eachLine, type LineProblem, lineOf, pastedProblems } from './pasted-text.ts';
import { categoriesFile, type Folder, needsText, type RawEntry } from './read.ts';
import { checkLink, checkPicture, type LinkTargets, type ReferenceContext, type ReportProblem } from './references.ts';
import * as schema from './schema.ts';
import { sentenceOf } from './sentences.ts';
import { baseLocale, contentLocales, localeName, type Text } from './text.ts';
import { countProblem, type Finding, figureProblem, placeholderIn, textProblems } from './text-problems.ts';
import { lineOfField } from './yaml-file.ts';

/** A problem whose line is absent if the whole file is concerned or the sentence names the line. */
export interface Problem extends Finding {
  /** The file to open, relative to `src/content`. */
  readonly file: string;
}

const schemas: Readonly<Record<Folder, z.ZodType>> = {
  promotions: schema.promotion,
  announcements: schema.announcement,
  help: schema.help,
  pages: schema.page,
};
const translations = contentLocales.filter((locale) => locale !== baseLocale);

/** Placeholders that page texts may use, see `pageText`. */
const pageFacts = ['brand', 'age', 'helpLine', 'helpOrganisations'];

/** Reports a problem in the line of some words, or of a field. */
export type ReportAt<T> = (place: T) => ReportProblem;

const checkText = (
  text: string,
  language: string,
  folder: Folder,
  targets: LinkTargets,
  around: ReferenceContext,
  add: (problem: Finding) => void,
): void => {
  const at: ReportAt<string> = (words) => (sentence) => {
    const line = lineOf(text, `](${words})`) ?? lineOf(text, words);
    add(line === undefined ? { sentence } : { line, sentence });
  };
  textProblems(text, language, folder).forEach(add);
  eachLine(text, (line) => linkProblems(line, language)).forEach(add);
  const known = folder === 'pages' ? pageFacts : [];
  eachLine(text, (line) => braceProblems(line, known, `The ${language} text`)).forEach(add);
  const note = placeholderIn(text);
  if (note) at(note)(`The ${language} text contains a placeholder: ${note}. Replace or remove it.`);
  const { links, images } = referencesOf(text);
  for (const href of links) checkLink(href, targets, around, at(href));
  for (const { src, alt } of images) {
    const say = at(src);
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

/** The fields of an entry that name pictures, pages, categories and brands, whatever else is wrong. */
const references = z.object({
  image: z.string().min(1).optional().catch(undefined),
  link: z.string().min(1).optional().catch(undefined),
  action: z
    .object({ link: z.string().min(1) })
    .optional()
    .catch(undefined),
  categories: z.array(z.number()).catch([]),
  leads: z.string().optional().catch(undefined),
});

/** Reports pictures, pages, categories and brands that do not exist. */
const checkReferences = (
  data: unknown,
  targets: LinkTargets,
  known: ReadonlySet<number> | undefined,
  around: ReferenceContext,
  at: ReportAt<readonly string[]>,
): void => {
  const { image, link, action, categories = [], leads } = references.safeParse(data).data ?? {};
  if (image) checkPicture(image, around, at(['image']));
  if (link) checkLink(link, targets, around, at(['link']));
  if (action) checkLink(action.link, targets, around, at(['action', 'link']));
  for (const id of categories) {
    if (known && !known.has(id)) at(['categories'])(`Category ${id} does not exist in ${categoriesFile}.`);
  }
  if (leads && !around.languagesOf(leads)) at(['leads'])(`There is no brand "${leads}".`);
};

const checkPromotion = (
  promotion: schema.PromotionData,
  around: ReferenceContext,
  at: ReportAt<readonly string[]>,
): void => {
  const { title, headline, summary } = promotion;
  for (const [name, text] of Object.entries({ title, headline, summary }))
    for (const locale of translations) {
      const problem = figureProblem(`The ${name}`, text, locale);
      if (problem) at([name])(problem);
    }
  if (promotion.terms && around.bonusValue(promotion.terms) > maxBonusValue)
    at(['terms', 'turnover'])(
      'A player could gain from these terms. Raise the wagering requirement, or lower the highest win per bet or the highest convertible amount.',
    );
};

/**
 * Returns unknown figures, and figures typed as numbers: all in promotions, only money, percentages and multiples
 * elsewhere.
 */
const figureProblems = (text: string, { folder, figures }: RawEntry): LineProblem[] =>
  eachLine(text, (line) => [
    ...unknownFigures(line, figures).map((name) => `The figure {${name}} does not exist. Check the spelling.`),
    ...typedFigures(line)
      .filter((it) => folder === 'promotions' || /[\p{Sc}%×]/u.test(it))
      .map(
        (figure) =>
          `Replace ${figure} with the name of its figure in braces, such as {terms.maxBonus}, so that it follows the rules.`,
      ),
  ]);

/** Returns an entry's facts with empty lines in place of those without texts. */
const wordsOfFacts = (facts: string): string =>
  facts.replace(new RegExp(`^(?! +(?:${contentLocales.join('|')}): ).*$`, 'gm'), '');

/** Returns a problem with the line of its field. */
export const inField = (text: string, path: readonly PropertyKey[], sentence: string): Finding => {
  const line = lineOfField(text, path);
  return { ...(line !== undefined && { line }), sentence, ...(path.length > 0 && { field: path }) };
};

/** Returns the field of a validation error; the first unknown one if there are several. */
export const pathOf = (issue: z.core.$ZodIssue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** Returns characters that an editor does not show or that were saved wrongly, with the first line of each kind. */
const brokenProblems = (text: string, subject: string): LineProblem[] => {
  const all = eachLine(text, (line) => invisibleProblems(line, subject));
  return invisibleProblems(text, subject).map(
    (sentence) => all.find((it) => it.sentence === sentence) ?? { line: 1, sentence },
  );
};

/** Returns the problems of the names of an entry's folder and files. */
const nameProblems = ({ slug, unusedFiles }: RawEntry): string[] => {
  const fitting = slug
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const found = unusedFiles.map(
    (file) =>
      `The file "${file}" is not used. An entry has index.yaml, ${contentLocales.map((locale) => `${locale}.md`).join(' and ')}; rename or remove it.`,
  );
  if (slug !== fitting)
    found.push(`The folder "${slug}" must be named with a-z, 0-9 and - only, such as ${fitting || 'new-entry'}.`);
  return found;
};

/** Returns the problems of one entry: of its names, its facts and its texts. */
export const checkEntry = (
  raw: RawEntry,
  targets: LinkTargets,
  categories: ReadonlySet<number> | undefined,
  around: ReferenceContext,
  place: string,
): Problem[] => {
  const found: Problem[] = [];
  const add = (file: string) => (problem: Finding) =>
    void found.push({ file: `${place}${raw.folder}/${raw.slug}/${file}`, ...problem });
  const at = (file: string) => (sentence: string) => add(file)({ sentence });
  const say = at('index.yaml');
  const { text: facts, data, slip } = raw.facts;
  const atField: ReportAt<readonly PropertyKey[]> = (path) => (sentence) =>
    add('index.yaml')(inField(facts, path, sentence));
  nameProblems(raw).forEach(say);
  fieldProblems(facts).forEach(add('index.yaml'));
  brokenProblems(raw.typed.facts, 'The entry').forEach(add('index.yaml'));
  if (slip !== undefined) say(slip);
  else {
    const parsed = schemas[raw.folder].safeParse(data ?? {});
    for (const issue of parsed.error?.issues ?? []) atField(pathOf(issue))(sentenceOf(issue));
    const name = typeof data === 'object' && data !== null && 'name' in data ? data.name : raw.slug;
    if (name !== raw.slug)
      atField(['name'])(`The name "${String(name)}" differs from the folder "${raw.slug}". Use the folder’s name.`);
    const note = placeholderIn(data);
    const line = note && lineOf(facts, note);
    if (note)
      add('index.yaml')({
        ...(line && { line }),
        sentence: `A field contains a placeholder: ${note}. Replace or remove it.`,
      });
    checkReferences(data, targets, categories, around, atField);
    if (parsed.success && raw.folder === 'promotions')
      checkPromotion(parsed.data as schema.PromotionData, around, atField);
  }
  for (const locale of contentLocales) {
    const file = `${locale}.md`;
    const language = localeName(locale);
    const text = raw.missing.includes(locale) ? '' : (raw.texts[locale] ?? '');
    brokenProblems(raw.typed[locale] ?? '', `The ${language} text`).forEach(add(file));
    pastedProblems(raw.typed[locale] ?? '').forEach(add(file));
    if (text.trim()) checkText(text.trimEnd(), language, raw.folder, targets, around, add(file));
    else if (needsText(raw) && !(fallsBack && locale !== baseLocale)) at(file)(`The ${language} text is missing.`);
  }
  figureProblems(wordsOfFacts(raw.typed.facts), raw).forEach(add('index.yaml'));
  for (const locale of contentLocales) figureProblems(raw.typed[locale] ?? '', raw).forEach(add(`${locale}.md`));
  const texts: Text = { ...raw.texts, en: raw.texts[baseLocale] ?? '' };
  if (contentLocales.some((locale) => !texts[locale]?.trim())) return found;
  const written = (locale: string) => !raw.missing.includes(locale);
  for (const locale of contentLocales.filter(written)) otherLanguageProblems(texts, locale).forEach(at(`${locale}.md`));
  for (const locale of translations.filter(written)) {
    const say = at(`${locale}.md`);
    const text = texts[locale] ?? '';
    if (texts.en.trim() === text.trim())
      say(`The ${localeName(locale)} text is the same as the English text. Translate it.`);
    untranslatedProblems(texts.en, text).forEach(say);
    const differences = [countProblem(raw.folder, texts, locale), figureProblem('The text', texts, locale)];
    for (const sentence of differences) if (sentence) say(sentence);
  }
  return found;
};
