import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '#content/read.ts';
import { factsAsTyped } from '#scripts/editor/facts.ts';
import { addressOf } from '#scripts/editor/preview.ts';
import { problemsOf, type Save, savedAsTyped } from '#scripts/editor/save.ts';
import { keepTyped, withNames } from '#scripts/editor/text.ts';
import { SeenVersions } from '#scripts/editor/versions.ts';

/** Returns the format of the browser editor: lists in lines, long words folded, no comments. */
const asEditorWrites = (values: unknown): string => stringify(values, { lineWidth: 80 });
const files = globSync('src/content/{announcements,promotions,help,pages}/*/index.yaml').sort();
const changedLines = (before: string, after: string): string[] => {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
};

test.each(files)('editing one field of %s changes one line', (file) => {
  const typed = readFileSync(file, 'utf8');
  const values = parse(typed) as { title: { en: string } };
  expect(factsAsTyped(typed, asEditorWrites(values))).toBe(typed);
  const title = { ...values.title, en: 'New: words' };
  const saved = factsAsTyped(typed, asEditorWrites({ ...values, title }));
  expect(changedLines(typed, saved)).toEqual(['  en: "New: words"']);
  expect(saved.split('\n')).toHaveLength(typed.split('\n').length);
});

test('keeps comments, quotes and short lists, adds fields in form order and removes deleted fields', () => {
  const typed = `# for Maria\nname: 'raffle' # do not rename\nid: 1\ncategories: [1, 5]\nfrom: 2027-12-16\ntitle:\n  en: "A"\n`;
  const [name, from, title] = ['raffle', '2027-12-16', { en: 'A' }];
  const longer = { name, id: 1, categories: [2, 5], from, until: '2028-01-06', title };
  expect(factsAsTyped(typed, asEditorWrites(longer))).toBe(
    typed.replace('[1, 5]', '[2, 5]').replace('12-16\n', '12-16\nuntil: 2028-01-06\n'),
  );
  const shorter = { name, categories: [1, 5], from, title };
  expect(factsAsTyped(typed, asEditorWrites(shorter))).toBe(typed.replace('id: 1\n', ''));
});

const bytes = (text: string) => new TextEncoder().encode(text);
const words = (content?: Uint8Array) => new TextDecoder().decode(content);
const stateOf = (text: string) => ({
  text,
  doc: { eq: (other: unknown) => String(other) === text, toString: () => text },
});

const Input = () => null;

/** Creates a field that serialises lists in one way only, like the browser editor's. */
const field = () =>
  keepTyped<ReturnType<typeof stateOf>, null>({
    kind: 'form',
    formKind: 'content',
    contentExtension: '.md',
    Input,
    defaultValue: () => stateOf(''),
    validate: (state) => state,
    parse: (_, { content }) => stateOf(words(content).replaceAll('* ', '- ')),
    serialize: ({ text }) => ({ value: undefined, content: bytes(text), other: new Map(), external: new Map() }),
    reader: { parse: () => null },
  });

test('keeps an unchanged text as typed and rewrites only changed blocks', () => {
  const typed = '## Prizes\n\n* one\n* two\n\nThe last\nlines.\n';
  const { parse: open, serialize } = field();
  const entry = { other: new Map(), external: new Map(), slug: 'raffle' };
  const state = open(undefined, { ...entry, content: bytes(typed) });
  expect(words(serialize(state, entry).content)).toBe(typed);
  const changed = stateOf(state.text.replace('Prizes', 'All prizes'));
  expect(words(serialize(changed, entry).content)).toBe(typed.replace('Prizes', 'All prizes'));
  expect(words(serialize(changed, { slug: 'another' }).content)).toBe(changed.text);
});

// In Node the package resolves to a build without the editor's functions, so the browser build is imported by its path.
const browserBuild = pathToFileURL(resolve('node_modules/@keystatic/core/dist/keystatic-core.js')).href;
const { fields } = (await import(browserBuild)) as typeof import('@keystatic/core');

/** Creates the editor's own text field, without the layer that stores drafts. */
const articleField = () =>
  withNames(
    fields.mdx({ label: 'Text', extension: 'md', options: { heading: [2, 3], code: false, codeBlock: false } }),
  );

const articles = globSync('src/content/{promotions,help}/*/*.md').sort();

test.each(articles)('the editor opens %s and keeps its names in braces', (file) => {
  const typed = readFileSync(file, 'utf8');
  const entry = { other: new Map(), external: new Map(), slug: 'article' };
  const opened = articleField();
  const written = words(opened.serialize(opened.parse(undefined, { ...entry, content: bytes(typed) }), entry).content);
  const namesOf = (text: string) => text.match(/\{[^}]*\}/g);
  expect(namesOf(written)).toEqual(namesOf(typed));
});

const save = (path: string, contents: string | Buffer): Save => ({
  additions: [{ path, contents: Buffer.from(contents).toString('base64') }],
  deletions: [],
});
const refusalOf = (it: Save): string | undefined =>
  problemsOf(it)
    .map(({ sentence }) => sentence)
    .join('\n') || undefined;
const raffle = 'src/content/promotions/simbang-gabi-reload/index.yaml';

test('forms for categories of promotions, rows of games and texts of a brand are saved as entries', () => {
  const categories = 'src/content/promotion-categories.yaml';
  const typed = readFileSync(categories, 'utf8');
  expect(refusalOf(save(categories, typed.replace('en: VIP', 'en: VIP club')))).toBeUndefined();
  expect(refusalOf(save(categories, typed.replace('id: 2', 'id: 1')))).toBe(
    'The ID 1 is already used by another category.',
  );
  expect(refusalOf(save('src/content/game-collections.yaml', 'collections: []\n'))).toBe('The list of rows is empty.');
  expect(refusalOf(save('src/content/words/kidlat.yaml', 'siteShell: { copyright: { en: A, fil: A } }\n'))).toContain(
    'must have the same names in braces as before: brand, year.',
  );
});

test('refuses to save an entry with a missing, invalid or too large picture', () => {
  const facts = readFileSync(raffle, 'utf8');
  expect(refusalOf(save(raffle, facts))).toBeUndefined();
  expect(refusalOf(save(raffle, facts.replace('slides/holiday', 'slides/nobody')))).toBe(
    'The image /slides/nobody.webp does not exist.',
  );
  const help = 'src/content/help/bonuses/en.md';
  expect(refusalOf(save(help, `${readFileSync(help, 'utf8')}\n![Sign](/content/none.webp)`))).toBe(
    'English text, line 35: The image /content/none.webp does not exist.',
  );
  expect(refusalOf(save('public/content/sign.webp', 'GIF89a'))).toContain('is not a valid image of its type');
  const large = Buffer.concat([Buffer.from('\x89PNG', 'latin1'), Buffer.alloc(70 * 1024)]);
  expect(refusalOf(save('public/content/sign.png', large))).toContain('The maximum is 60 KB');
});

test('refuses to save what the check of the content reports, all of it and in plain words', () => {
  const facts = readFileSync(raffle, 'utf8');
  const taken = facts
    .replace('id: 411', 'id: 401')
    .replace('turnover: 40', 'turnover: 4')
    .replace(/until: .*/, 'until: 2020-01-01');
  expect(refusalOf(save(raffle, taken))?.split('\n')).toEqual([
    'The ID 401 is already used by promotions/first-deposit.',
    'The end date is before the start date.',
  ]);
  expect(problemsOf(save(raffle, facts.replace('turnover: 40', 'turnover: 4')))).toEqual([
    { sentence: expect.stringContaining('A player could gain'), field: ['terms', 'turnover'] },
  ]);
  expect(problemsOf(save(raffle, taken.replace(/mechanic: .*\n/, '').replace('id: 401', 'id: 411')))).toContainEqual({
    sentence: 'The mechanic is missing. Choose what the promotion gives.',
    field: ['mechanic'],
  });
  expect(refusalOf({ additions: [], deletions: [{ path: 'src/content/help/bonuses/fil.md' }] })).toBe(
    'The Filipino text is missing.',
  );
});

test('drops the terms of a promotion that is no deposit bonus', () => {
  const facts = readFileSync('src/content/promotions/vip-birthday/index.yaml', 'utf8');
  const sent = { ...(parse(facts) as object), terms: { members: 'all' } };
  expect(factsAsTyped(facts, asEditorWrites(sent))).toBe(facts);
});

test.each([
  'src/content/promotions/welcome/index.ts',
  'src/content/schema.ts',
  'src/content/promotions/../../pages/m/home.astro',
  'public/robots.txt',
  'public/content/../sign.webp',
])('the editor neither writes nor deletes %s', (path) => {
  const refusal = `${path} is not a file of an entry.`;
  expect(refusalOf(save(path, ''))).toBe(refusal);
  expect(refusalOf({ additions: [], deletions: [{ path }] })).toBe(refusal);
});

test('the editor may delete a picture in the folder of its entry', () => {
  const path = 'public/content/welcome/sign.webp';
  expect(refusalOf({ additions: [], deletions: [{ path }] })).toBeUndefined();
});

test('a save without changes keeps the file as typed', () => {
  const facts = readFileSync(raffle, 'utf8');
  const [first] = savedAsTyped(save(raffle, asEditorWrites(parse(facts)))).additions;
  expect(Buffer.from(first?.contents ?? '', 'base64').toString()).toBe(facts);
});

test('rejects a save over another person’s changes and shows both versions', () => {
  const git = (text: string) =>
    createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0${text}`)
      .digest('hex');
  const path = 'src/content/help/bonuses/en.md';
  let file = 'As it was.';
  const versions = new SeenVersions();
  const tree = () => [{ path, type: 'blob', sha: git(file) }];
  const read = () => Buffer.from(file);
  versions.note('ana', tree());
  versions.note('ben', tree());
  expect(versions.conflictOf('ana', save(path, 'Of Ana.'), read)).toBeUndefined();
  file = 'Of Ana.';
  versions.note('ana', tree());
  const refused = versions.conflictOf('ben', save(path, 'Of Ben.'), read);
  expect(refused).toContain(`Not saved: ${path} was changed by another person`);
  expect(refused).toContain('--- Saved version ---\nOf Ana.');
  expect(refused).toContain('--- Your version ---\nOf Ben.');
  expect(versions.conflictOf('ana', save(path, 'Of Ana again.'), read)).toBeUndefined();
  expect(versions.conflictOf('ben', save(path, 'Of Ana.'), read)).toBeUndefined();
});

test('saving a text pasted from Word or Docs again does not change it', () => {
  const pasted =
    '## Mga\u00a0premyo\n\n“Curly” quotes’ — and – dashes… 50 % \u2022 bullet\n\n*\u00a0\u00a0one\n*   two\\\nthree\n\nA line\\\nbroken.\n';
  const field = articleField();
  const entry = { other: new Map(), external: new Map(), slug: 'pasted' };
  const rewrite = (text: string): string =>
    words(field.serialize(field.parse(undefined, { ...entry, content: bytes(text) }), entry).content);
  const once = rewrite(pasted);
  expect(rewrite(once)).toBe(once);
  expect(rewrite(rewrite(once))).toBe(once);
});

test('the preview address opens the edited entry', () => {
  const content = readContent();
  expect(addressOf('promotions', 'simbang-gabi-reload', content)).toBe('/m/activityDetail?id=411');
  const topic = content.help.findIndex(({ slug }) => slug === 'bonuses');
  expect(addressOf('help', 'bonuses', content)).toBe(`/m/help?i=${topic}`);
  expect(addressOf('pages', 'privacy', content)).toBe('/m/useragreement#privacy');
  expect(addressOf('promotions', 'nobody', content)).toBeUndefined();
});
