import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { contentRoot } from '#content/read.ts';
import { surroundings } from '#scripts/content.ts';
import { problemsOf, type Save } from '#scripts/editor/save.ts';

let publicFolder: string;

beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(publicFolder, 'content'));
});

afterEach(() => rmSync(publicFolder, { recursive: true }));

const saveOf = (files: Readonly<Record<string, string | Buffer>>): Save => ({
  additions: Object.entries(files).map(([path, contents]) => ({
    path,
    contents: Buffer.from(contents as string).toString('base64'),
  })),
  deletions: [],
});

const announcement = (values: object): Save =>
  saveOf({
    'src/content/announcements/new/index.yaml': stringify({
      name: 'new',
      id: 999,
      kind: 'maintenance',
      order: 1,
      title: { en: 'Maintenance', fil: 'Maintenance' },
      ...values,
    }),
    'src/content/announcements/new/en.md': 'The site is closed.',
    'src/content/announcements/new/fil.md': 'Sarado ang site.',
  });

test('a maintenance that a wrong year makes long is refused, because it would close the site', () => {
  const night = { from: '2026-12-15 02:00', until: '2026-12-15 04:00' };
  expect(problemsOf(announcement(night))).toEqual([]);
  expect(problemsOf(announcement({ ...night, until: '2027-12-15 04:00' }))).toEqual([
    {
      sentence: 'The end date is more than 24 hours after the start date. The site is closed until then.',
      field: ['until'],
    },
  ]);
});

test('an announcement for new members on the registration page, which nobody would see, is refused', () => {
  const banner = { kind: 'banner', image: '/slides/welcome.webp', page: 'register' };
  expect(problemsOf(announcement(banner))).toEqual([]);
  expect(problemsOf(announcement({ ...banner, members: 'new' }))).toMatchObject([{ field: ['members'] }]);
});

test('the day of a legal text may not be in the future, and two categories may not have one name', () => {
  const facts = readFileSync('src/content/pages/agreement/index.yaml', 'utf8');
  const later = facts.replace(/updated: .*/, 'updated: 2049-01-01');
  expect(problemsOf(saveOf({ 'src/content/pages/agreement/index.yaml': later }))).toEqual([
    { sentence: 'The date of the last update is in the future.', field: ['updated'] },
  ]);
  const categories = readFileSync('src/content/promotion-categories.yaml', 'utf8');
  const again = `${categories.trimEnd()}\n  - id: 9\n    en: VIP\n    fil: Mga VIP\n`;
  expect(problemsOf(saveOf({ 'src/content/promotion-categories.yaml': again }))).toEqual([
    { sentence: 'The name in English "VIP" is already another category.', field: ['categories', 'en'] },
  ]);
});

/** A WebP for the check, which reads only its first bytes. */
const webp = (words: string): Buffer => Buffer.from(`RIFF\0\0\0\0WEBP${words}`, 'latin1');

test('a photo with the name of another entry’s picture is refused, and a new one of the same entry is not', () => {
  const picture = '/content/img-0001.webp';
  writeFileSync(join(publicFolder, picture), webp('first'));
  const help = (folder: string, bytes: Buffer): Save => {
    const file = `src/content/help/${folder}/en.md`;
    const text = readFileSync(file, 'utf8');
    return saveOf({ [file]: `${text}\n![Sign](${picture})\n`, [`public${picture}`]: bytes });
  };
  const problems = (save: Save, root = contentRoot) => problemsOf(save, surroundings, root, publicFolder);
  expect(problems(help('deposits', webp('other')))).toEqual([]);

  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentRoot, root, { recursive: true });
  appendFileSync(join(root, 'help/bonuses/en.md'), `\n![Sign](${picture})\n`);
  const sentences = (save: Save) => problems(save, root).map(({ sentence }) => sentence);
  const refusal = expect.stringMatching(/^There is already another picture named .* in help\/bonuses\./);
  expect(sentences(help('deposits', webp('other')))).toContainEqual(refusal);
  expect(sentences(help('deposits', webp('first')))).not.toContainEqual(refusal);
  expect(sentences(help('bonuses', webp('other')))).not.toContainEqual(refusal);
  rmSync(root, { recursive: true });
});

test('two photos with one name in a text are refused', () => {
  const addition = (words: string) => ({
    path: 'public/content/img.webp',
    contents: webp(words).toString('base64'),
  });
  const save = { additions: [addition('one'), addition('two')], deletions: [] };
  expect(problemsOf(save, surroundings, contentRoot, publicFolder)).toMatchObject([
    { sentence: expect.stringContaining('Two pictures have the name /content/img.webp.') },
  ]);
});
