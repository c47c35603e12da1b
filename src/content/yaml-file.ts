import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLError } from 'yaml';

/** Content of a YAML file, or one sentence with the reason why it cannot be parsed. */
export type YamlFile = { readonly text: string } & (
  | { readonly data: unknown; readonly slip?: undefined }
  | { readonly data?: undefined; readonly slip: string }
);

const inQuotes = (line: string): string => {
  const [, before = '', words = ''] = /^(\s*(?:- )?[\w-]+:\s*)(.*)$/.exec(line) ?? [];
  return words ? `${before.trim()} "${words.trim().replaceAll('"', "'")}"` : `"${line.trim()}"`;
};

const repairs: Readonly<Partial<Record<YAMLError['code'], (line: string) => string>>> = {
  BLOCK_AS_IMPLICIT_KEY: (line) =>
    /:\s.*:(\s|$)/.test(line)
      ? `the text contains a colon and a space. Put it in quotes: ${inQuotes(line)}`
      : 'the next line is indented too far. Align both lines',
  MULTILINE_IMPLICIT_KEY: () => 'write a field as name, colon, space, text, such as "en: Text"',
  TAB_AS_INDENT: () => 'it starts with a tab. Indent with two spaces instead',
  DUPLICATE_KEY: (line) => `the field "${line.trim().split(':')[0]}" is defined twice. Remove one`,
  MISSING_CHAR: () => 'an opening quote or bracket is never closed. Close it',
  BAD_INDENT: () => 'it is not aligned with the lines it belongs to. Fix its indentation',
  BAD_SCALAR_START: (line) => `text can’t start with this character. Put it in quotes: ${inQuotes(line)}`,
  UNEXPECTED_TOKEN: () =>
    'there is text after the closing quote. Use double quotes around text that contains a single quote',
};

const sentenceOf = ({ code, linePos, pos }: YAMLError, lines: readonly string[], text: string): string => {
  const at = linePos?.[0].line ?? text.slice(0, pos[0]).split('\n').length;
  // An unclosed quote is only detected at the end of the file; the line to correct is the one that opens it.
  const opened = lines.findIndex((line) => (line.split('"').length - 1) % 2 === 1) + 1;
  const line = code === 'MISSING_CHAR' && opened > 0 ? opened : at;
  const mending = repairs[code]?.(lines[line - 1] ?? '') ?? 'it is not a valid field. Compare it with another entry';
  return `Line ${line} cannot be read: ${mending}.`;
};

/**
 * Parses a YAML file without throwing. Reports the first of several syntax errors, because it usually causes the
 * others.
 */
export const readYaml = (text: string): YamlFile => {
  const document = parseDocument(text);
  const [first] = document.errors;
  if (first) return { text, slip: sentenceOf(first, text.split('\n'), text) };
  try {
    return { text, data: document.toJS() as unknown };
  } catch {
    const line = text.split('\n').findIndex((words) => /:\s+\*/.test(words)) + 1;
    return { text, slip: `Line ${line} cannot be read: text can’t start with an asterisk. Put it in quotes.` };
  }
};

/** Returns the line of a field, or of the nearest one around it that exists; undefined if there is none. */
export const lineOfField = (text: string, path: readonly PropertyKey[]): number | undefined => {
  let node: unknown = parseDocument(text).contents;
  let position: number | undefined;
  for (const part of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === part) : undefined;
    const next = isSeq(node) ? node.items[Number(part)] : pair?.value;
    const start = ((pair?.key ?? next) as Node | undefined)?.range?.[0];
    if (start === undefined) break;
    [node, position] = [next, start];
  }
  return position === undefined ? undefined : text.slice(0, position).split('\n').length;
};

/** Returns the path of the field that a line belongs to; undefined for a line outside the fields. */
export const fieldAtLine = (text: string, line: number): readonly string[] | undefined => {
  const lineOf = (node: Node): number => text.slice(0, node.range?.[0] ?? 0).split('\n').length;
  const path: string[] = [];
  let node: unknown = parseDocument(text).contents;
  while (isMap(node)) {
    const pair = node.items.findLast(({ key }) => isScalar(key) && lineOf(key) <= line);
    if (!pair || !isScalar(pair.key)) break;
    path.push(String(pair.key.value));
    node = pair.value;
  }
  return path.length > 0 ? path : undefined;
};
