import { readMarks } from './markdown.ts';
import { lineOf } from './pasted-text.ts';
import type { Folder } from './read.ts';
import * as schema from './schema.ts';
import { localeName, type Text } from './text.ts';

/** A problem with its line, if it has one. */
export interface Finding {
  readonly line?: number;
  readonly sentence: string;
  /** Path of the field in `index.yaml`, if the problem is that of one field. */
  readonly field?: readonly PropertyKey[];
}

/** Returns the problems of one text, without those of its links and pictures. */
export const textProblems = (text: string, language: string, folder: Folder): Finding[] => {
  const found: Finding[] = [];
  const say = (sentence: string, words?: string): void => {
    const line = words === undefined ? undefined : lineOf(text, words);
    found.push(line === undefined ? { sentence } : { line, sentence });
  };
  const maxCharacters = schema.textLimits[folder];
  const { headings, strayMarks, html, unshown } = readMarks(text);
  if (text.length > maxCharacters)
    say(`The ${language} text is too long: ${text.length} characters (maximum ${maxCharacters}).`);
  if (html !== undefined) say(`The ${language} text contains HTML (<…>). Use Markdown instead.`, html);
  for (const { mark, words } of unshown)
    say(`The ${language} text has ${mark}, which the site does not display. Remove it.`, words);
  if (folder === 'help' && !headings.some(({ depth }) => depth === 2)) {
    say(`The ${language} text has no questions. Start each question with "## ", which is Heading 2 in the editor.`);
  }
  let above = 1;
  for (const { depth, words, raw } of headings) {
    if (depth === 1)
      say(`The ${language} heading "${words}" uses "#", which is reserved for the page title. Use "## ".`, raw);
    else if (depth > above + 1) {
      say(`The ${language} heading "${words}" skips a level. Use "${'#'.repeat(above + 1)} ".`, raw);
    }
    above = Math.max(depth, 2);
  }
  for (const words of strayMarks) {
    say(
      `The ${language} text has unclosed bold or italic in "${words}". To show an asterisk, type \\*.`,
      words.split('\n', 1)[0],
    );
  }
  return found;
};

const leftOver = /\b(TODO|TBD|FIXME|lorem ipsum)\b|\?\?\?/i;

/** Returns a leftover note such as TODO in any text of an entry; undefined if there is none. */
export const placeholderIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return leftOver.exec(value)?.[0];
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .map(placeholderIn)
    .find((words) => words !== undefined);
};

/** Returns the numbers of a text, except a bare 1, which languages may write as a word. */
const figuresOf = (text: string): Set<string> => {
  const figures = new Set(text.replace(/\]\([^)]*\)/g, ']').match(/\d+(?:[.,:]\d+)*/g));
  figures.delete('1');
  return figures;
};

/** Returns a sentence about numbers that English and another language do not share; `subject` names the text. */
export const figureProblem = (subject: string, texts: Text, locale: string): string | undefined => {
  const [english, translated] = [figuresOf(texts.en), figuresOf(texts[locale] ?? '')];
  const name = localeName(locale);
  const onlyIn = (these: Set<string>, those: Set<string>) => [...these].filter((figure) => !those.has(figure));
  const [more, less] = [onlyIn(english, translated), onlyIn(translated, english)];
  if (more.length + less.length === 0) return undefined;
  const parts = [
    ...(more.length > 0 ? [`${more.join(', ')} only in English`] : []),
    ...(less.length > 0 ? [`${less.join(', ')} only in ${name}`] : []),
  ];
  return `${subject} has different numbers in English and ${name}: ${parts.join('; ')}.`;
};

/** Returns a sentence if English and another language have different numbers of sections or questions. */
export const countProblem = (folder: Folder, texts: Text, locale: string): string | undefined => {
  const count = (text: string) => readMarks(text).headings.filter(({ depth }) => depth === 2).length;
  const [english, translated] = [count(texts.en), count(texts[locale] ?? '')];
  const things = folder === 'help' ? 'questions' : 'sections';
  return english === translated
    ? undefined
    : `The number of ${things} differs: ${translated} in ${localeName(locale)}, ${english} in English.`;
};
