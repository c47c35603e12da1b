import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surroundings } from '../../../scripts/content.ts';
import { findProblems } from '../../../src/content/problems.ts';
import { contentRoot, readContent } from '../../../src/content/read.ts';
import { shows, spanOf } from '../../../src/content/schedule.ts';
import { promotionOnWire } from '../../../src/content/wire.ts';
import { announcement } from '../../../src/contract/schemas/content/content.ts';

/** A copy of the real content that a test may break. */
const contentTest = test.extend('content', async ({}, { onCleanup }) => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  onCleanup(() => rm(root, { recursive: true }));
  await cp(contentRoot, root, { recursive: true });
  return {
    root,
    change: async (file: string, from: string | RegExp, to: string) => {
      const path = join(root, file);
      await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
    },
    remove: (file: string) => rm(join(root, file)),
    problems: () => findProblems(root, surroundings).map(({ file, sentence }) => `${file}: ${sentence}`),
  };
});

contentTest('the content as it is has nothing to mend', ({ content }) => {
  expect(content.problems()).toEqual([]);
});

const day = (text: string) => Date.parse(`${text}T12:00:00+08:00`);

test('there are eight promotions to see and sixteen help entries', () => {
  const { promotions, help } = readContent();
  expect(promotions.filter((it) => shows(spanOf(it), day('2026-11-21'))).length).toBeGreaterThanOrEqual(8);
  expect(help).toHaveLength(16);
});

const deposit = 'promotions/first-deposit';
const broken: readonly [string, [string, string | RegExp, string], string][] = [
  [
    'a title without Filipino',
    [`${deposit}/index.yaml`, '  fil: Bonus sa unang deposito\n', ''],
    'The title in Filipino is missing.',
  ],
  [
    'a title that is too long',
    [`${deposit}/index.yaml`, 'First deposit bonus', 'Deposit '.repeat(10)],
    'The title in English is too long: at most 60 characters fit.',
  ],
  [
    'a misspelt field',
    [`${deposit}/index.yaml`, 'id: 401', 'id: 401\nunitl: 2027-01-01'],
    'There is no field called "unitl"; is it misspelt?',
  ],
  [
    'a day that does not exist',
    [`${deposit}/index.yaml`, '2026-11-01', '2026-11-31'],
    'The first day must be a day written like 2026-12-31.',
  ],
  [
    'an end before the start',
    ['promotions/perya-night/index.yaml', '2027-12-31', '2026-01-01'],
    'The last day is before the first day.',
  ],
  [
    'a category that is unknown',
    [`${deposit}/index.yaml`, '[1]', '[77]'],
    'There is no category 77 in promotion-categories.yaml.',
  ],
  [
    'a number taken twice',
    [`${deposit}/index.yaml`, 'id: 401', 'id: 402'],
    'The number (id) 402 is already taken by promotions/first-deposit.',
  ],
  [
    'a picture that is not there',
    [`${deposit}/index.yaml`, 'banners/welcome', 'banners/wellcome'],
    'There is no picture /banners/wellcome.webp.',
  ],
  [
    'a picture without description',
    [`${deposit}/en.md`, '## How', '![](/banners/app.webp)\n\n## How'],
    'A picture in the English text (/banners/app.webp) has no description for people who cannot see it.',
  ],
  [
    'a link to no page',
    [`${deposit}/en.md`, '/m/rewardCenter', '/m/rewards'],
    'The link "/m/rewards" leads nowhere: there is no such page.',
  ],
  [
    'a link to no promotion',
    ['help/friends-agents/en.md', 'id=405', 'id=999'],
    'The link "/m/activity?id=999" leads nowhere: there is no promotion 999.',
  ],
  [
    'a link that runs script',
    [`${deposit}/en.md`, '/m/rewardCenter', 'javascript:alert(1)'],
    'The link "javascript:alert(1)" must start with /m/ (a page of ours) or https://.',
  ],
  [
    'HTML in a text',
    [`${deposit}/en.md`, 'Deposit for', '<b onclick="x()">Deposit</b> for'],
    'The English text holds HTML (<…>); use Markdown instead.',
  ],
  [
    'a help text without questions',
    ['help/lottery/en.md', /## /g, ''],
    'The English text has no question: start each with "## ".',
  ],
];

contentTest.for(broken)('%s is told in plain words', async ([, change, sentence], { content }) => {
  await content.change(...change);
  expect(content.problems()).toEqual([expect.stringContaining(sentence)]);
});

contentTest('a text that nobody translated is told, missing or copied', async ({ content }) => {
  await content.remove('help/lottery/fil.md');
  await cp(join(content.root, 'help/sports/en.md'), join(content.root, 'help/sports/fil.md'));
  expect(content.problems()).toEqual([
    'help/lottery/fil.md: The Filipino text is missing.',
    'help/sports/fil.md: The Filipino text is the English one: it is not translated yet.',
  ]);
});

test('a day starts and ends at midnight in Manila', () => {
  const span = spanOf({ from: '2026-12-16', until: '2026-12-24' });
  expect(shows(span, Date.parse('2026-12-15T15:59:59Z'))).toBe(false);
  expect(shows(span, Date.parse('2026-12-15T16:00:00Z'))).toBe(true);
  expect(shows(span, Date.parse('2026-12-24T15:59:59Z'))).toBe(true);
  expect(shows(span, Date.parse('2026-12-24T16:00:00Z'))).toBe(false);
});

// @R200 @R239
test('a promotion on the wire keeps the contract in both languages', () => {
  for (const entry of readContent().promotions) {
    for (const language of ['EN', 'TY'] as const) {
      expect(announcement.parse(promotionOnWire(entry, language))).toMatchObject({ id: entry.id, contentType: 'PR' });
    }
  }
});

test('texts link to own pages and https only', () => {
  const page = readContent()
    .promotions.map(({ body }) => body.en)
    .join('');
  expect(page).not.toMatch(/href="(?!\/m\/|#|https:)/);
});
