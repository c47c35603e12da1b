import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldProblems } from '#content/field-problems.ts';
import { pastedProblems, plainTextProblems } from '#content/pasted-text.ts';
import { findProblems } from '#content/problems.ts';
import { contentRoot } from '#content/read.ts';
import { surroundings } from '#scripts/content.ts';

test.each([
  ['##Title', '"##Title" is not a heading. Type a space after "##".'],
  ['## ', 'The heading has no words. Add them or remove the line.'],
  ['• Deposit', 'The line starts with "•", which is not a list. Start each item with "- ".'],
  ['\uf0b7 Deposit', 'The line starts with "\uf0b7", which is not a list. Start each item with "- ".'],
  ['– Deposit', 'The line starts with "–", which is not a list. Start each item with "- ".'],
  ['·\u00a0Deposit', 'The line starts with "·", which is not a list. Start each item with "- ".'],
  ['o\u00a0Deposit', 'The line starts with "o", which is not a list. Start each item with "- ".'],
  ['- ✓ Deposit', 'The line starts with "✓", which is not a list. Start each item with "- ".'],
  ['1) Deposit', 'The line starts with "1)", which is not a list. Number the items "1. ", "2. " and so on.'],
  ['(2) Deposit', 'The line starts with "(2)", which is not a list. Number the items "1. ", "2. " and so on.'],
  ['a) Deposit', 'The line starts with "a)", which is not a list. Number the items "1. ", "2. " and so on.'],
  ['1.Deposit', 'The line starts with "1." without a space, so it is not a list. Write "1. ".'],
  ['-Deposit', 'The line starts with "-" without a space, so it is not a list. Write "- ".'],
  ['-\u00a0Deposit', 'The line has a special space after its mark. Retype the space.'],
  ['- [ ] Deposit', 'The list has a checkbox ([ ]), which the site does not display. Remove it.'],
  ['See [help] (/m/help).', 'The link "help" has a space before its address. Write [help](/m/help).'],
  [
    'See [PAGCOR] (https://pagcor.ph).',
    'The link "PAGCOR" has a space before its address. Write [PAGCOR](https://pagcor.ph).',
  ],
  ['See (help)[/m/help].', 'The link "help" has its brackets swapped. Write [help](/m/help).'],
  [
    'See [help](/m/help page).',
    'The address of the link "help" has a space: "/m/help page". Remove what does not belong to it.',
  ],
  ['See [](/m/help).', 'A link has no words. Write [words](/m/help).'],
  ['See [help].', '"[help]" is displayed with its brackets. Remove them, or add the address: [help](/m/help).'],
  [
    'See (https://pagcor.ph/a).',
    'The address https://pagcor.ph/a is displayed as typed. Write [words](https://pagcor.ph/a).',
  ],
  [
    'See <https://pagcor.ph>.',
    'The address https://pagcor.ph is displayed as typed. Write [words](https://pagcor.ph).',
  ],
  [
    'See [https://pagcor.ph].',
    'The address https://pagcor.ph is displayed as typed. Write [words](https://pagcor.ph).',
  ],
  ['See /m/help.', 'The address /m/help is displayed as typed. Write [words](/m/help).'],
  ['Bet&nbsp;now', '"&nbsp;" is an HTML code. Type the character itself.'],
  ['Bet &#8217;now', '"&#8217;" is an HTML code. Type the character itself.'],
  ['Win now :fire:', '":fire:" is displayed as typed. Insert the emoji itself.'],
  ['Bet\u200bnow', 'The line has an invisible character (U+200B). Retype the words around it.'],
  ['Bet\u200dnow', 'The line has an invisible character (U+200D). Retype the words around it.'],
  ['Bet\u000bnow', 'The line has an invisible character (U+000B). Retype the words around it.'],
  ['Bronze\t50', 'The line has a tab, which is displayed as one space. Use spaces or a table.'],
])('reports the line of %j', (line, sentence) => {
  expect(pastedProblems(`## Question\n\n${line}\n\nText`)).toEqual([{ line: 3, sentence }]);
});

const wide = ['Withdrawal', 'Verification', 'Requirement', 'Processing'].join(' | ');
test.each([
  ['| A | B |\n| C | D |', 1, 'The table is displayed as typed: its second line must be | --- | --- |.'],
  ['| A | B |\n| --- |', 2, 'The table is displayed as typed: its second line needs one --- for each column.'],
  ['| A | B |\n| --- | --- |\n| C | D | E |', 3, 'The row has 3 cells and the table 2 columns: the rest is cut off.'],
  ['| A | B |\n| --- | --- |\n| C |', 3, 'The row has 1 cells and the table 2 columns. Add the missing cells.'],
  [
    `| ${wide} |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |`,
    1,
    'The table is wider than a small phone (320 px). Use fewer columns or shorter words.',
  ],
])('reports the line of the table %j', (table, line, sentence) => {
  expect(pastedProblems(table)).toEqual([{ line, sentence }]);
});

test.each([
  '#KidlatWins is back',
  'Odds -0.5 or 1.50, day 24/7, 9:00:00',
  '-5% on Monday',
  '- Item\n  - Item\n* Item\n+ Item\n1. Step',
  '[help](/m/help), ![A (big) chart](/content/a.png) and [law](https://pagcor.ph/a_(b)).',
  '[Call](tel:+63281234567) or write to help@example.ph.',
  'Family 👨‍👩‍👧 and 🏃🏽‍♀️ – “quoted”, 50\u00a0%, AT&T; R&D',
  '| Level | Gift |\n| :-- | --: |\n| [Gold](/m/vip) | **₱500** |',
  '**Bold** text',
  'o kaya ang bonus',
  'Literal \\[brackets\\] and \\*stars\\*',
])('accepts %j', (text) => {
  expect(pastedProblems(text)).toEqual([]);
});

test('reports all problems of a text at once, by line', () => {
  const text = '\ufeff##Title\r\n\r\n• One&nbsp;\u200b\r\n1) Two (https://a.ph)\r\n';
  expect(pastedProblems(text).map(({ line }) => line)).toEqual([1, 3, 3, 3, 4, 4]);
});

const title = (sentence: string): string => `The title in English ${sentence}`;
test.each([
  ['“Win now”', title('is displayed with the curly quotes around it. Remove them or use straight ones (").')],
  ['‘Don’t wait’', title('is displayed with the curly quotes around it. Remove them or use straight ones (").')],
  ['“Win now"', title('is displayed with the curly quotes around it. Remove them or use straight ones (").')],
  ['Win <b>now</b>', title('has HTML (<…>), which is displayed as typed. Remove it.')],
  ['Win&amp;now', '"&amp;" is an HTML code. Type the character itself.'],
  ['Win\u2060now', 'The line has an invisible character (U+2060). Retype the words around it.'],
  ['_Win_ now', title('is plain text. Remove the Markdown.')],
  ['Win *now*', title('is plain text. Remove the Markdown.')],
  ['Win\\* now', title('is plain text. Remove the Markdown.')],
  ['## Win', title('is plain text. Remove the Markdown.')],
  ['[Win] (/m/help)', title('is plain text. Remove the Markdown.')],
  ['• Win', title('starts like a list. Remove the bullet.')],
  ['- Win', title('starts like a list. Remove the bullet.')],
  ['See https://pagcor.ph', title('can’t have a link. Remove the address.')],
  ['See /m/help', title('can’t have a link. Remove the address.')],
  ['Win :fire:', '":fire:" is displayed as typed. Insert the emoji itself.'],
])('reports the field %j', (text, sentence) => {
  expect(plainTextProblems(text, 'The title in English')).toEqual([sentence]);
});

test.each([
  '#KidlatWins',
  '“Log out” and “Try again”',
  'Up to ₱500*',
  'Odds < 2 > 1',
  'snake_case_word',
  '50% – 9:00',
  '5 * 3',
])('accepts the field %j', (text) => {
  expect(plainTextProblems(text, 'The title in English')).toEqual([]);
});

test('reports fields that YAML cuts off, with their line', () => {
  const yaml = [
    'id: 401 # for Maria',
    'link: /m/help #contact',
    'title:',
    '  en: Up to 500 #KidlatWins',
    '  fil: Rank # 1',
    'headline:',
    '  en: !Win now',
    '  fil: &nbsp; Manalo',
    'summary:',
    '  en: "In quotes #KidlatWins" # note',
    '  fil: Two',
    '    lines #x',
  ].join('\n');
  const rest = 'Put the whole text in quotes ("…").';
  expect(fieldProblems(yaml)).toEqual([
    { line: 2, sentence: `The button link is cut off before "#contact". ${rest}` },
    { line: 4, sentence: `The title in English is cut off before "#KidlatWins". ${rest}` },
    { line: 5, sentence: `The title in Filipino is cut off before "# 1". ${rest}` },
    { line: 7, sentence: `The headline in English is displayed without "!Win". ${rest}` },
    { line: 8, sentence: `The headline in Filipino is displayed without "&nbsp;". ${rest}` },
    { line: 11, sentence: `The summary in Filipino is cut off before "#x". ${rest}` },
  ]);
});

const contentTest = test.extend('root', async ({}, { onCleanup }) => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  onCleanup(() => rm(root, { recursive: true }));
  await cp(contentRoot, root, { recursive: true });
  return root;
});

contentTest('reports pasted text in every kind of file at once, with file and line', async ({ root }) => {
  const change = async (file: string, from: string | RegExp, to: string): Promise<void> => {
    const path = join(root, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  };
  await change('promotions/first-deposit/index.yaml', 'on your first deposit', 'on your first deposit #KidlatWins');
  await change('promotions/first-deposit/index.yaml', 'en: Deposit now', 'en: “Deposit now”');
  await change('help/lottery/en.md', '## ', '##');
  await change('pages/responsible/fil.md', '- **', '• **');
  await change('promotion-categories.yaml', 'en: VIP', 'en: VIP&nbsp;level');
  await change('game-collections.yaml', 'en: Card games', 'en: Card games #1');
  const problems = findProblems(root, surroundings).filter(({ line }) => line !== undefined);
  expect(problems).toEqual([
    { file: 'promotion-categories.yaml', line: 15, sentence: '"&nbsp;" is an HTML code. Type the character itself.' },
    {
      file: 'game-collections.yaml',
      line: 30,
      sentence: 'The name in English is cut off before "#1". Put the whole text in quotes ("…").',
    },
    {
      file: 'promotions/first-deposit/index.yaml',
      line: 11,
      sentence: 'The headline in English is cut off before "#KidlatWins". Put the whole text in quotes ("…").',
    },
    {
      file: 'promotions/first-deposit/index.yaml',
      line: 33,
      sentence:
        'The button label in English is displayed with the curly quotes around it. Remove them or use straight ones (").',
    },
    {
      file: 'help/lottery/en.md',
      line: 1,
      sentence: expect.stringMatching(/^"##[^"]+" is not a heading\. Type a space after "##"\.$/),
    },
    {
      file: 'pages/responsible/fil.md',
      line: expect.any(Number),
      sentence: 'The line starts with "•", which is not a list. Start each item with "- ".',
    },
  ]);
});

contentTest('reports folders, names and files that do not fit', async ({ root }) => {
  await rename(join(root, 'promotions/reload'), join(root, 'promotions/Pasko Niño'));
  await rename(join(root, 'help/lottery/fil.md'), join(root, 'help/lottery/fil.md.txt'));
  await mkdir(join(root, 'help/sports/.git'));
  expect(findProblems(root, surroundings)).toEqual([
    {
      file: 'promotions/Pasko Niño/index.yaml',
      sentence: 'The folder "Pasko Niño" must be named with a-z, 0-9 and - only, such as pasko-nino.',
    },
    {
      file: 'promotions/Pasko Niño/index.yaml',
      line: 1,
      sentence: 'The name "reload" differs from the folder "Pasko Niño". Use the folder’s name.',
      field: ['name'],
    },
    {
      file: 'help/lottery/index.yaml',
      sentence: 'The file "fil.md.txt" is not used. An entry has index.yaml, en.md and fil.md; rename or remove it.',
    },
    { file: 'help/lottery/fil.md', sentence: 'The Filipino text is missing.' },
  ]);
});

const placed: readonly [string, [string, string], number, string][] = [
  ['index.yaml', ['  fil: First deposit bonus\n', ''], 7, 'The title in Filipino is missing.'],
  ['index.yaml', ['order: 10', 'order: 10\nunitl: 1'], 4, 'Unknown field "unitl". Check the spelling.'],
  ['index.yaml', ['[1, 2]', '[77]'], 4, 'Category 77 does not exist in promotion-categories.yaml.'],
  ['index.yaml', ['/m/voucherCenter', '/m/voucher'], 31, 'The link "/m/voucher" is broken: this page does not exist.'],
  ['index.yaml', ['{terms.rate} of', '100% of'], 14, 'Replace 100% with the name of its figure in braces'],
  ['en.md', ['How it works', 'How it works\n\n#### Steps'], 5, 'The English heading "Steps" skips a level.'],
  ['en.md', ['- Choose', '- <b>Choose'], 5, 'The English text contains HTML (<…>).'],
  ['en.md', ['- Choose', '- `Choose`'], 5, 'The English text has code in backticks'],
  ['en.md', ['- Choose', '- (*Choose'], 5, 'The English text has unclosed bold or italic'],
  ['en.md', ['- Choose', '- TODO'], 5, 'The English text contains a placeholder: TODO.'],
  ['en.md', ['- Choose', '- [Choose](/m/nowhere)'], 5, 'The link "/m/nowhere" is broken'],
  ['en.md', ['- Choose', '- [Choose](/m/help'], 5, 'The link "Choose" in the English text is not closed.'],
  ['en.md', ['- Choose', '- {brand}'], 5, 'The English text has {brand}, which is not a known placeholder.'],
  ['en.md', ['- Choose', '- {reload.nothing}'], 5, 'The figure {reload.nothing} does not exist.'],
  ['en.md', ['- Choose', '- donâ€™t'], 5, 'The English text has broken characters'],
];

contentTest.for(placed)(
  'names the line in %s after the change %j',
  async ([name, [from, to], line, start], { root }) => {
    const file = `promotions/first-deposit/${name}`;
    const path = join(root, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
    expect(findProblems(root, surroundings)).toContainEqual(
      expect.objectContaining({ file, line, sentence: expect.stringContaining(start) }),
    );
  },
);

contentTest('the command prints the problems of each file by line', async ({ root }) => {
  const path = join(root, 'help/lottery/en.md');
  const text = (await readFile(path, 'utf8')).replace('## ', '##');
  await writeFile(path, `${text}\n1) See [help] (/m/help).\n`);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/content.ts', root], { encoding: 'utf8' });
  const last = text.split('\n').length + 1;
  expect(status).toBe(1);
  expect(stderr.split('\n').slice(0, 4)).toEqual([
    'src/content/help/lottery/en.md',
    expect.stringMatching(/^ {2}Line 1: "##.*" is not a heading\. Type a space after "##"\.$/),
    `  Line ${last}: The line starts with "1)", which is not a list. Number the items "1. ", "2. " and so on.`,
    `  Line ${last}: The link "help" has a space before its address. Write [help](/m/help).`,
  ]);
});

contentTest('a number of a list is no figure that a rule should fill in', async ({ root }) => {
  const path = join(root, 'promotions/first-deposit/en.md');
  await writeFile(path, (await readFile(path, 'utf8')).replace('- Choose', '1) Choose'));
  const found = findProblems(root, surroundings).filter(({ file }) => file.endsWith('first-deposit/en.md'));
  expect(found).toEqual([
    {
      file: 'promotions/first-deposit/en.md',
      line: 5,
      sentence: 'The line starts with "1)", which is not a list. Number the items "1. ", "2. " and so on.',
    },
  ]);
});
