import { parseDocument, type YAMLError } from 'yaml';

/** What stands in a YAML file, or in one sentence why nobody can read it. */
export type YamlFile =
  | { readonly data: unknown; readonly slip?: undefined }
  | { readonly data?: undefined; readonly slip: string };

const inQuotes = (line: string): string => {
  const [, before = '', words = ''] = /^(\s*(?:- )?[\w-]+:\s*)(.*)$/.exec(line) ?? [];
  return words ? `${before.trim()} "${words.trim().replaceAll('"', "'")}"` : `"${line.trim()}"`;
};

const mendings: Readonly<Partial<Record<YAMLError['code'], (line: string) => string>>> = {
  BLOCK_AS_IMPLICIT_KEY: (line) =>
    /:\s.*:(\s|$)/.test(line)
      ? `the words hold a colon and a space; put them in quotes: ${inQuotes(line)}`
      : 'the next line is indented further than its field allows; put both at the same column',
  MULTILINE_IMPLICIT_KEY: () => 'a field is its name, a colon, a space and then the words, like "en: Words"',
  TAB_AS_INDENT: () => 'it begins with a tab; put spaces in its place, two for each step',
  DUPLICATE_KEY: (line) => `the field "${line.trim().split(':')[0]}" stands here for the second time; take one away`,
  MISSING_CHAR: () => 'a quote or bracket before it is opened and never closed; close it',
  BAD_INDENT: () => 'it does not begin at the same column as the lines it belongs to; move it below them',
  BAD_SCALAR_START: (line) => `words may not begin with this sign; put them in quotes: ${inQuotes(line)}`,
  UNEXPECTED_TOKEN: () => 'something follows the closing quote; use double quotes around words that hold a single one',
};

const sentenceOf = ({ code, linePos, pos }: YAMLError, lines: readonly string[], text: string): string => {
  const at = linePos?.[0].line ?? text.slice(0, pos[0]).split('\n').length;
  // A quote that is never closed is found at the end: the line to mend is the one that opens it.
  const opened = lines.findIndex((line) => (line.split('"').length - 1) % 2 === 1) + 1;
  const line = code === 'MISSING_CHAR' && opened > 0 ? opened : at;
  const mending =
    mendings[code]?.(lines[line - 1] ?? '') ?? 'it is not written as a field; compare it with another entry';
  return `Line ${line} cannot be read: ${mending}.`;
};

/** Never throws: of several slips the first is told, since it mostly causes the others. */
export const readYaml = (text: string): YamlFile => {
  const document = parseDocument(text);
  const [first] = document.errors;
  if (first) return { slip: sentenceOf(first, text.split('\n'), text) };
  try {
    return { data: document.toJS() as unknown };
  } catch {
    const line = text.split('\n').findIndex((words) => /:\s+\*/.test(words)) + 1;
    return { slip: `Line ${line} cannot be read: words may not begin with an asterisk; put them in quotes.` };
  }
};
