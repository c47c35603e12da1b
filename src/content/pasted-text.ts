/** A problem in one line of a file, counted from 1. */
export interface LineProblem {
  readonly line: number;
  readonly sentence: string;
}

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/gi;
const emojiName = /(?<![\w/:]):[a-z][a-z\d_+-]*:(?!\w)/gi;

/** Symbols that word processors put before the items of a list, including those of the Symbol and Wingdings fonts. */
const bulletSymbol = /^\s*(?:[-*+]\s+)?([•●▪■◦○‣⁃∙·➢➤►▶✓✔✅–—−\uf000-\uf0ff]|o(?=[\t\u00a0]))/u;
const bulletNumber = /^\s*(\(?(?:\d{1,2}|[a-z])\)|[a-z]\.(?=\s))(?=\s|\p{L}|\*)/iu;
const markWithoutSpace = /^\s*([-+•]|\d{1,2}\.)(?=\p{L}|\*\*|\[)/u;

/** Characters without a shape of their own; the joiner inside an emoji such as 👨‍👩‍👧 is none of them. */
const hidden =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d/u;
const control = /(?![\t\r])[\p{Cc}\u2028\u2029]/u;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the line of the first occurrence of words in a text, counted from 1; undefined without one. */
export const lineOf = (text: string, words: string): number | undefined => {
  const position = text.indexOf(words);
  return position < 0 ? undefined : text.slice(0, position).split('\n').length;
};

/** Returns what a check finds in each line of a text. */
export const eachLine = (text: string, check: (line: string) => readonly string[]): LineProblem[] =>
  text.split('\n').flatMap((words, index) => check(words).map((sentence) => ({ line: index + 1, sentence })));

/** Returns the problems of invisible characters in a line; those in the address of a link are `linkProblems`. */
const hiddenProblems = (line: string): string[] => {
  const found = (hidden.exec(line) ?? control.exec(line))?.[0];
  return found ? [`The line has an invisible character (${codeOf(found)}). Retype the words around it.`] : [];
};

/** Returns the problems of codes that are displayed as typed: HTML characters and names of emoji. */
const codeProblems = (line: string): string[] => [
  ...[...new Set(line.match(entity))].map((code) => `"${code}" is an HTML code. Type the character itself.`),
  ...[...new Set(line.match(emojiName))].map((name) => `"${name}" is displayed as typed. Insert the emoji itself.`),
];

/** Returns the problems of a line that word processors and chats mark as a list in their own way. */
const bulletProblems = (line: string): string[] => {
  const symbol = bulletSymbol.exec(line)?.[1];
  if (symbol) return [`The line starts with "${symbol}", which is not a list. Start each item with "- ".`];
  const number = bulletNumber.exec(line)?.[1];
  if (number)
    return [`The line starts with "${number}", which is not a list. Number the items "1. ", "2. " and so on.`];
  const tight = markWithoutSpace.exec(line)?.[1];
  if (tight) return [`The line starts with "${tight}" without a space, so it is not a list. Write "${tight} ".`];
  if (/^\s*[-*+]\s+\[[ x]\]/i.test(line))
    return ['The list has a checkbox ([ ]), which the site does not display. Remove it.'];
  return /^\s*(?:[-*+]|\d+\.|#+)[\u00a0\u2000-\u200a\u3000]/.test(line)
    ? ['The line has a special space after its mark. Retype the space.']
    : [];
};

const headingProblems = (line: string): string[] => {
  const [, marks = '', words = ''] = /^\s*(#{2,6})([^#\s].*)$/.exec(line) ?? [];
  if (words) return [`"${marks}${words}" is not a heading. Type a space after "${marks}".`];
  return /^\s*#{1,6}\s*$/.test(line) ? ['The heading has no words. Add them or remove the line.'] : [];
};

const address = String.raw`(?:https?:\/\/|www\.|tel:|mailto:|\/?m\/|#)[^\s()[\]<>]*`;
const patterns = {
  /** A complete link or picture, or the definition of an address. */
  complete: /!?\[[^\][\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)|^\s*\[[^\]]+\]:\s+\S+/g,
  spaced: new RegExp(String.raw`\[([^\][\n]+)\]\s+\(\s*(${address})\s*\)`, 'gi'),
  swapped: new RegExp(String.raw`\(([^()\n]+)\)\s*\[\s*(${address})\s*\]`, 'gi'),
  broken: /\[([^\][\n]+)\]\(\s*([^\s()]+) +([^()\n]*)\)/g,
  bare: /(?<![\w.@/])(?:https?:\/\/|www\.|\/m\/)[^\s()[\]<>*]*[^\s()[\]<>*.,;:!?]/gi,
  brackets: /(?<!\\)\[[^\][\n]*\p{L}[^\][\n]*\]/gu,
} as const;

/** Returns the problems of links and addresses that are displayed as typed. */
const addressProblems = (line: string): string[] => {
  const found: string[] = [];
  // Each form is removed once it is reported, so that the next one does not report it again.
  let rest = line.replace(patterns.broken, (link, words: string, start: string, end: string) => {
    if (!/^(?:https?:|\/|m\/|www\.)/i.test(start)) return link;
    found.push(`The address of the link "${words}" has a space: "${start} ${end}". Remove what does not belong to it.`);
    return '';
  });
  if (/\[\s*\]\(/.test(rest.replace(/!\[/g, ''))) found.push('A link has no words. Write [words](/m/help).');
  rest = rest.replace(patterns.complete, '');
  rest = rest.replace(patterns.spaced, (_, words: string, href: string) => {
    found.push(`The link "${words}" has a space before its address. Write [${words}](${href}).`);
    return '';
  });
  rest = rest.replace(patterns.swapped, (_, words: string, href: string) => {
    found.push(`The link "${words}" has its brackets swapped. Write [${words}](${href}).`);
    return '';
  });
  // An unclosed link is reported with its words.
  rest = rest.replace(/\[[^\][\n]+\]\([^)\n]*$/, '');
  rest = rest.replace(patterns.bare, (href) => {
    found.push(`The address ${href} is displayed as typed. Write [words](${href}).`);
    return '';
  });
  for (const words of rest.match(patterns.brackets) ?? [])
    found.push(`"${words}" is displayed with its brackets. Remove them, or add the address: ${words}(/m/help).`);
  return found;
};

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const isRow = (line: string | undefined): boolean => /^\s*\|.*\|\s*$/.test(line ?? '');
const isDivider = (line: string | undefined): boolean => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line ?? '');

/** Width of the text on the narrowest supported screen (320 px), and of a character and the gap after a column, px. */
const [textWidthPx, characterPx, gapPx] = [288, 8, 10];

/** Returns the lowest width of a table, px: no column is narrower than its longest word. */
const minWidthPx = (rows: readonly string[][]): number =>
  (rows[0] ?? []).reduce((sum, _, column) => {
    const words = rows.flatMap((cells) => (cells[column] ?? '').replace(/\]\([^)]*\)|[*[\]]/g, '').split(/\s+/));
    return sum + gapPx + characterPx * Math.max(...words.map((word) => word.length));
  }, 0);

const tableProblems = (lines: readonly string[]): LineProblem[] => {
  const found: LineProblem[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    if (!isRow(lines[start])) continue;
    let end = start;
    while (isRow(lines[end])) end += 1;
    const rows = lines.slice(start, end);
    const say = (index: number, sentence: string): void => void found.push({ line: start + index + 1, sentence });
    const [head = [], , ...others] = rows.map(cellsOf);
    if (!isDivider(rows[1])) say(0, 'The table is displayed as typed: its second line must be | --- | --- |.');
    else if (cellsOf(rows[1] ?? '').length !== head.length)
      say(1, 'The table is displayed as typed: its second line needs one --- for each column.');
    else {
      for (const [index, cells] of others.entries()) {
        if (cells.length > head.length)
          say(
            index + 2,
            `The row has ${cells.length} cells and the table ${head.length} columns: the rest is cut off.`,
          );
        if (cells.length < head.length)
          say(
            index + 2,
            `The row has ${cells.length} cells and the table ${head.length} columns. Add the missing cells.`,
          );
      }
      if (minWidthPx([head, ...others]) > textWidthPx)
        say(0, 'The table is wider than a small phone (320 px). Use fewer columns or shorter words.');
    }
    start = end;
  }
  return found;
};

/** Returns what a player would see as typed, cut off or not at all in a Markdown text. */
export const pastedProblems = (text: string): LineProblem[] => {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const ofLines = lines.flatMap((line, index) => {
    const words = line.replace(/\]\([^)\n]*\)?/g, ']');
    return [
      ...bulletProblems(line),
      ...headingProblems(line),
      ...addressProblems(line),
      ...codeProblems(words),
      ...hiddenProblems(words),
      ...(line.includes('\t') ? ['The line has a tab, which is displayed as one space. Use spaces or a table.'] : []),
    ].map((sentence) => ({ line: index + 1, sentence }));
  });
  return [...ofLines, ...tableProblems(lines)].sort((a, b) => a.line - b.line);
};

const quoteMarks = /^[“”„‟«‘‚’‹](?!.*[“”„‟«»].*.$).*["'“”„»‘’›]$/s;

/** Returns the problems of a field that is displayed as plain text; `subject` names it. */
export const plainTextProblems = (text: string, subject: string): string[] => [
  ...(/!?\[[^\]]*\]\s*\(|\*\*|__|~~|`|^\s*(?:#{1,6}\s|>|\|)|(?<!\S)([*_])\S(?:.*\S)?\1(?![\w*])|\\[\w*#[\]'"]/m.test(
    text,
  )
    ? [`${subject} is plain text. Remove the Markdown.`]
    : []),
  ...(/<\/?[a-z][^<>]*>/i.test(text) ? [`${subject} has HTML (<…>), which is displayed as typed. Remove it.`] : []),
  ...(quoteMarks.test(text.trim())
    ? [`${subject} is displayed with the curly quotes around it. Remove them or use straight ones (").`]
    : []),
  ...(bulletSymbol.test(text) || /^\s*[-*+]\s/.test(text) ? [`${subject} starts like a list. Remove the bullet.`] : []),
  ...(/https?:\/\/|(?<!\S)\/m\/\w/.test(text) ? [`${subject} can’t have a link. Remove the address.`] : []),
  ...codeProblems(text),
  ...hiddenProblems(text),
];
