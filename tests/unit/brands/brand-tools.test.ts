import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandIds, readBrand, readTokens } from '#brands/read.ts';
import { createBrand, drawBrand } from '#scripts/brand/new.ts';
import { brandProblems } from '#scripts/brand/problems.ts';
import { termProblems } from '#scripts/brand/terms.ts';
import { splitBrandOption } from '#scripts/brand-name.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync('src/brands/kidlat', join(folder, 'kidlat'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const settingsOf = (id: string): string => join(folder, id, 'brand.yaml');

const change = (id: string, ...changes: readonly (readonly [string | RegExp, string])[]): void => {
  const file = settingsOf(id);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) text = text.replace(from, to);
  writeFileSync(file, text);
};

/** Returns the problems of a brand as `<last part of the file>:<line> <sentence>`. */
const problems = async (id: string): Promise<string[]> =>
  (await brandProblems(id, folder)).map(({ file, line, sentence }) => `${file.split('/').at(-1)}:${line} ${sentence}`);

/** Returns the line of a field in a brand's settings, from 1. */
const lineOf = (id: string, field: string): number =>
  readFileSync(settingsOf(id), 'utf8')
    .split('\n')
    .findIndex((line) => line.trim().startsWith(field)) + 1;

test('a new brand is complete, dark or light, and takes its facts from the flags', async () => {
  await createBrand('luna', { name: 'Luna', accent: '#ffc857', languages: 'fil, en' }, folder);
  await createBrand('araw', { scheme: 'light' }, folder);
  expect(brandIds(folder)).toEqual(['kidlat', 'araw', 'luna']);
  expect(await problems('luna')).toEqual([]);
  expect(await problems('araw')).toEqual([]);
  expect(readBrand('luna', folder)).toMatchObject({
    name: 'Luna',
    languages: ['fil', 'en'],
    scheme: 'dark',
    minAge: 18,
  });
  expect(readBrand('araw', folder)).toMatchObject({ name: 'Araw', scheme: 'light', themeColour: '#f5f6fa' });
  expect(readTokens('luna', folder)).toMatchObject({ gold: '#ffc857' });
  expect(readFileSync(join(folder, 'araw/logo.svg'), 'utf8')).toContain(`fill="${readTokens('araw', folder).text}"`);
});

test('a new brand neither overwrites a folder nor leaves one behind after a mistake', async () => {
  await expect(createBrand('kidlat', {}, folder)).rejects.toThrow('exists');
  await expect(createBrand('Luna', {}, folder)).rejects.toThrow('not a brand id');
  await expect(createBrand('luna', { accent: 'gold' }, folder)).rejects.toThrow(
    'The accent "gold" is not a colour. Use a form like "#0b1220"',
  );
  await expect(createBrand('luna', { scheme: 'dusk' }, folder)).rejects.toThrow('not "dusk"');
  await expect(createBrand('luna', { market: 'moon' }, folder)).rejects.toThrow(
    'There is no market "moon". Choose one of ph, vn.',
  );
  await expect(createBrand('luna', { lettering: 'comic' }, folder)).rejects.toThrow(
    'There is no lettering "comic". Choose one of lilita, bungee',
  );
  expect(existsSync(join(folder, 'luna'))).toBe(false);
});

test('a given logo is used as it is', async () => {
  const logo = join(folder, 'own.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 36"><path d="M0 0h100v36H0z"/></svg>');
  await createBrand('luna', { logo }, folder);
  expect(readFileSync(join(folder, 'luna/logo.svg'), 'utf8')).toBe(readFileSync(logo, 'utf8'));
  expect(await problems('luna')).toEqual([]);
});

test('all mistakes of the settings are listed at once with their lines', async () => {
  await createBrand('luna', {}, folder);
  change(
    'luna',
    ['minAge: 18', 'minAge: 17'],
    [/origin: .*/, 'origin: luna.example'],
    ['scheme: dark', 'scheme: dusk'],
    ['market: ph', 'market: ph\nlogo: big'],
  );
  expect(await problems('luna')).toEqual([
    `brand.yaml:${lineOf('luna', 'origin')} origin: is not an origin: use a form like https://name.example`,
    `brand.yaml:${lineOf('luna', 'minAge')} minAge: must be at least 18`,
    `brand.yaml:${lineOf('luna', 'scheme')} theme.scheme: is "dark" or "light"`,
    `brand.yaml:${lineOf('luna', 'logo')} Unknown field: "logo"`,
  ]);
});

test('a value of another kind, a name out of a list and a colour without quotes are reported in plain words @A104', async () => {
  await createBrand('luna', {}, folder);
  change(
    'luna',
    ['radius: 12', 'radius: round'],
    [/accent: .*/, 'accent: #b3261e'],
    ['theme:', 'agreeDefault: maybe\nname2: x\nsocial: [{ network: zalo, url: https://zalo.me/luna }]\ntheme:'],
  );
  expect((await problems('luna')).sort()).toEqual(
    [
      `brand.yaml:${lineOf('luna', 'social')} social.0.network: must be one of facebook, telegram`,
      `brand.yaml:${lineOf('luna', 'accent')} The field theme.accent is empty, because # starts a comment. Put the value in quotes, such as "#0b1220".`,
      `brand.yaml:${lineOf('luna', 'radius')} theme.radius: must be a number`,
      `brand.yaml:${lineOf('luna', 'agreeDefault')} agreeDefault: must be true or false`,
      `brand.yaml:${lineOf('luna', 'name2')} Unknown field: "name2"`,
    ].sort(),
  );
});

test('a new brand takes colours of three digits, and its app keeps letters whose accents are removed @A104', async () => {
  await createBrand('senvang', { name: 'Sen Vàng Đỏ', scheme: 'light', page: '#fff', accent: '#b32' }, folder);
  expect(await problems('senvang')).toEqual([]);
  expect(readBrand('senvang', folder)).toMatchObject({ shellToken: 'SenVangDoShell/', themeColour: '#ffffff' });
  await createBrand('kim', { name: '金' }, folder);
  expect(readBrand('kim', folder).shellToken).toBe('KimShell/');
});

test('a check names what the market, the catalogue and the drawings do not have', async () => {
  await createBrand('luna', { languages: 'en,ceb' }, folder);
  change(
    'luna',
    ['lettering: kanit', 'lettering: comic'],
    ['motif: coins', 'motif: moon'],
    [
      'heroTag:',
      'leadGame: Moonwalk\ncategories: [HOT, SLOTS]\npayments: [GCASH, PIX]\npromotions: [first-deposit, free-car]\nheroTag:',
    ],
  );
  const found = (await problems('luna')).join('\n');
  for (const [field, sentence] of [
    ['lettering', 'There is no lettering "comic". Choose one of lilita, bungee'],
    ['- motif', 'There is no motif "moon". Choose one of '],
    ['- ceb', 'The market ph has no language "ceb", only en, fil'],
    ['- ceb', 'ceb is translated to 1 %, and minTranslated is 100.'],
    ['leadGame', 'There is no game "Moonwalk".'],
    ['categories', 'There is no category "SLOTS", only HOT'],
    ['payments', 'The market ph has no payment method "PIX"'],
    ['promotions', 'There is no promotion src/content/promotions/free-car.'],
  ] as const)
    expect(found).toContain(`brand.yaml:${lineOf('luna', field)} ${sentence}`);
});

test('flags that do not exist, links without https and too many links of a network are reported with their lines', async () => {
  await createBrand('luna', {}, folder);
  const lines = [
    'social:',
    '  - { network: facebook, url: https://facebook.com/luna }',
    '  - { network: telegram, url: http://t.me/luna }',
    'licence: { text: { TY: Lisensya } }',
    'flags:',
    '  SEARCH3: false',
  ];
  change('luna', ['theme:', `${lines.join('\n')}\ntheme:`]);
  expect(await problems('luna')).toEqual([
    `brand.yaml:${lineOf('luna', 'licence')} The field licence.text.EN is missing.`,
    `brand.yaml:${lineOf('luna', '- { network: telegram')} social.1.url: is not an address: use a form like https://t.me/name`,
  ]);
  change(
    'luna',
    ['http://t.me', 'https://t.me'],
    ['{ TY: Lisensya }', '{ EN: Licensed }'],
    ['facebook.com/luna }', 'facebook.com/luna }\n  - { network: facebook, url: https://facebook.com/other }'],
  );
  expect(await problems('luna')).toEqual([
    `brand.yaml:${lineOf('luna', '- { network: facebook, url: https://facebook.com/other')} social.1: Home has room for 1 of facebook.`,
  ]);
  change(
    'luna',
    [/\n.*facebook.com\/other.*/, ''],
    ['  SEARCH3: false', '  SEARCH3: 1\n  SERCH3: false\n  REGISTER_FIELDS: [shoeSize]'],
  );
  const found = (await problems('luna')).join('\n');
  for (const [field, sentence] of [
    ['SEARCH3', 'The flag SEARCH3: must be a boolean.'],
    ['SERCH3', 'The flag SERCH3: unknown flag, nearest: SEARCH3'],
    ['REGISTER_FIELDS', 'The flag REGISTER_FIELDS: must be a list of '],
  ] as const)
    expect(found).toContain(`brand.yaml:${lineOf('luna', field)} ${sentence}`);
});

test('a text without enough contrast is reported at its seed or its own value', async () => {
  await createBrand('luna', {}, folder);
  change(
    'luna',
    ['live: "#62e0ff"', 'live: "#123a44"'],
    ['radius: 12', 'radius: 12\n  tokens:\n    text-3: "#333a4a"'],
  );
  const found = await problems('luna');
  expect(found).toContainEqual(
    expect.stringMatching(
      new RegExp(`^brand.yaml:${lineOf('luna', 'live')} --volt on --ink-1 has a contrast of 1.\\d+ : 1, at least 4.5`),
    ),
  );
  expect(found).toContainEqual(
    expect.stringMatching(new RegExp(`^brand.yaml:${lineOf('luna', 'text-3')} --text-3 on --card has`)),
  );
});

test('tokens may be any colour of sRGB or OKLab, translucent too; others are reported at their line', async () => {
  await createBrand('luna', {}, folder);
  const lines = (...tokens: string[]) => `radius: 12\n  tokens:\n${tokens.map((it) => `    ${it}`).join('\n')}`;
  const own = [
    'text: white',
    'text-2: hsl(210 20% 85%)',
    'ok: "#7fe"',
    'volt: oklch(0.85 0.1 210)',
    'card: rgb(20 30 50)',
  ];
  change('luna', ['radius: 12', lines(...own)]);
  expect(await problems('luna')).toEqual([]);
  change(
    'luna',
    [own[0] ?? '', 'text: rgb(255 255 255 / 0.2)'],
    [own[2] ?? '', 'ok: var(--text)'],
    [own[4] ?? '', 'card: blurple'],
  );
  const found = await problems('luna');
  expect(found).toContainEqual(
    expect.stringMatching(
      new RegExp(`^brand.yaml:${lineOf('luna', 'text:')} --text on --ink-1 has a contrast of [12]\\.`),
    ),
  );
  for (const [token, value] of [
    ['ok', 'var(--text)'],
    ['card', 'blurple'],
  ])
    expect(found).toContain(
      `brand.yaml:${lineOf('luna', `${token}: ${value}`)} --${token} is "${value}", which is not a colour that can be checked. ` +
        'Use a form like #5b2bc4, rgb(…), hsl(…), oklch(…) or a gradient of them.',
    );
});

test('an unknown token, and logos that are missing, too wide, unsafe or not square, are reported', async () => {
  await createBrand('luna', {}, folder);
  change('luna', ['radius: 12', 'radius: 12\n  tokens: { text-9: "#ffffff" }']);
  writeFileSync(
    join(folder, 'luna/logo.svg'),
    '<svg viewBox="0 0 400 36">\n<script>1</script>\n<text>Luna</text></svg>',
  );
  rmSync(join(folder, 'luna/mark.svg'));
  writeFileSync(join(folder, 'luna/symbol.svg'), '<svg viewBox="0 0 44 40"><path d="M0 0h9"/></svg>');
  expect(await problems('luna')).toEqual([
    `brand.yaml:${lineOf('luna', 'tokens')} There is no token "text-9" in src/ui/tokens.css.`,
    'logo.svg:2 The picture has a script or loads another file.',
    'logo.svg:3 The picture has a <text>, whose font other devices lack. Convert it to a path.',
    'logo.svg:1 The logo is 400 px wide at 36 px height, at most 133 px fit.',
    'mark.svg:1 The file is missing. `npm run brand -- draw` draws it.',
    'symbol.svg:1 The mark is 44 × 40, it must be square.',
  ]);
  drawBrand('luna', folder);
  expect(existsSync(join(folder, 'luna/mark.svg'))).toBe(true);
});

test('a half-finished brand does not affect another one', async () => {
  await createBrand('luna', {}, folder);
  writeFileSync(settingsOf('luna'), 'name: Luna\nmarket: [');
  expect(await problems('kidlat')).toEqual([]);
  expect((await problems('luna'))[0]).toMatch(/^brand.yaml:\d+ Line \d+ cannot be read/);
});

test('two brands do not share an origin or merchant codes', async () => {
  await createBrand('luna', {}, folder);
  change('luna', [/origin: .*/, 'origin: https://kidlat.example'], [/merchantCode: .*/, 'merchantCode: kidlatph']);
  expect(await problems('luna')).toEqual([
    `brand.yaml:${lineOf('luna', 'origin')} The brand kidlat has the same origin.`,
    `brand.yaml:${lineOf('luna', 'merchantCode')} The brand kidlat has the same merchantCode.`,
  ]);
});

test('terms of a market that contradict each other are reported with their lines', () => {
  cpSync('src/markets/ph', join(folder, 'ph'), { recursive: true });
  const file = join(folder, 'ph/terms.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('bubbleAmount: 277', 'bubbleAmount: 20')
    .replace('withdrawalTerms: { min: 100, max: 50000, fee: 15', 'withdrawalTerms: { min: 100, max: 50000, fee: 100')
    .replace('withdrawLimit: 100000', 'withdrawLimit: 1000');
  writeFileSync(file, text);
  const line = (words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;
  expect(termProblems('ph', folder).map((it) => [it.line, it.sentence])).toEqual([
    [line('bubbleAmount'), 'bubbleAmount: The amount is not between 50 and 50000, the limits of the gateway.'],
    [line('withdrawalTerms'), 'withdrawalTerms.fee: The fee 100 would take the smallest withdrawal of 100.'],
    [line('withdrawLimit: 1000,'), 'vipTerms.1.withdrawLimit: Silver has 1000, less than Bronze with 50000.'],
  ]);
  expect(termProblems('ph')).toEqual([]);
});

test('--brand is taken out of the arguments in both forms', () => {
  expect(splitBrandOption(['--port', '1', '--brand', 'perya'])).toEqual({ brand: 'perya', rest: ['--port', '1'] });
  expect(splitBrandOption(['--brand=all'])).toEqual({ brand: 'all', rest: [] });
  expect(splitBrandOption(['--port', '1'])).toEqual({ rest: ['--port', '1'] });
  expect(() => splitBrandOption(['--brand'])).toThrow('Name a brand: --brand kidlat');
});
