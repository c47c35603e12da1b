import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentRoot, readContent } from '#content/read.ts';
import { contentReader } from '#sim/features/shared/content-reader.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-'));
  cpSync(contentRoot, root, { recursive: true });
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const later = () => vi.advanceTimersByTime(2_001);

test('content is read again only after a file has changed', () => {
  const written = contentReader(root);
  const before = written();
  later();
  expect(written()).toBe(before);
  appendFileSync(join(root, 'help/deposits/en.md'), '\nOne more sentence.\n');
  expect(written()).toBe(before);
  later();
  expect(written().help.find(({ slug }) => slug === 'deposits')?.body.en).toContain('One more sentence.');
});

/** Content that cannot be used, by file: each entry of these is left out and named. */
const broken: Readonly<Record<string, (file: string) => void>> = {
  'announcements/welcome/index.yaml': (file) => writeFileSync(file, 'title: [\n'),
  'announcements/first-deposit-banner/index.yaml': (file) => rmSync(file),
  'announcements/live-odds/en.md': (file) => rmSync(file),
  'help/deposits/index.yaml': (file) => writeFileSync(file, '- a list'),
  'help/lottery/fil.md': (file) => writeFileSync(file, ' \n'),
  'help/sports/en.md': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  'pages/privacy/index.yaml': (file) => writeFileSync(file, Buffer.from([0xff, 0xfe, 0])),
  'promotions/reload/index.yaml': (file) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace('id: 451', 'id: 401')),
  'promotions/extra/index.yaml': (file) => writeFileSync(file, 'just a sentence'),
};

test('broken entries of every kind are left out and named, and all others stay', () => {
  const named = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const whole = contentReader(root)();
  for (const [file, spoil] of Object.entries(broken)) spoil(join(root, file));
  const rest = contentReader(root)();
  const lines = named.mock.calls.map(([line]) => String(line));
  named.mockRestore();
  const gone = Object.keys(broken).map((file) => dirname(file));
  expect(gone.filter((entry) => !lines.some((line) => line.startsWith(`Not shown: src/content/${entry}`)))).toEqual([]);
  expect(lines).toHaveLength(gone.length);
  for (const folder of ['announcements', 'help', 'promotions'] as const)
    expect(rest[folder].map(({ slug }) => slug)).toEqual(
      whole[folder].map(({ slug }) => slug).filter((slug) => !gone.includes(`${folder}/${slug}`)),
    );
  expect([...rest.pages.keys()]).toEqual(['agreement', 'responsible']);
});

test.each([
  ['promotion-categories.yaml', 'categories'],
  ['game-collections.yaml', 'collections'],
] as const)('without a valid %s its list is empty and all entries stay', (file, list) => {
  const named = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const whole = contentReader(root)();
  for (const spoil of [() => writeFileSync(join(root, file), '{'), () => rmSync(join(root, file))]) {
    spoil();
    expect(contentReader(root)()).toMatchObject({ [list]: [], help: whole.help, promotions: whole.promotions });
    expect(named).toHaveBeenLastCalledWith(expect.stringContaining(file));
  }
  named.mockRestore();
});

test('an invalid entry is left out and named until it is corrected, and so are the entries of a missing folder', () => {
  const written = contentReader(root);
  const named = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const count = written().help.length;
  writeFileSync(join(root, 'help/deposits/index.yaml'), 'id: [');
  later();
  expect(written().help).toHaveLength(count - 1);
  expect(written().leftOut).toEqual([expect.stringContaining('src/content/help/deposits/index.yaml')]);
  expect(named).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('help/deposits'));
  named.mockRestore();
  cpSync(join(contentRoot, 'help/deposits/index.yaml'), join(root, 'help/deposits/index.yaml'));
  later();
  expect(written()).toMatchObject({ help: { length: count }, leftOut: [] });
  renameSync(join(root, 'help'), join(root, 'elsewhere'));
  later();
  expect(written()).toMatchObject({
    help: [],
    leftOut: ['src/content/help/: the folder is missing.'],
    promotions: { length: readContent().promotions.length },
  });
});
