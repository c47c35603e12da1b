import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPicture, surroundings } from '../../../scripts/content.ts';
import { renderText } from '../../../src/content/markdown.ts';
import { findProblems } from '../../../src/content/problems.ts';
import { contentRoot, readContent } from '../../../src/content/read.ts';
import { shows, spanOf } from '../../../src/content/schedule.ts';
import { promotionOnWire } from '../../../src/content/wire.ts';
import { announcement } from '../../../src/contract/content/content.schemas.ts';

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
const broken: readonly [string, [string, string | RegExp, string], string | RegExp][] = [
  [
    'a title without Filipino',
    [`${deposit}/index.yaml`, '  fil: First deposit bonus\n', ''],
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
    ['promotions/undas-reload/index.yaml', '2026-11-03', '2026-01-01'],
    'The last day is before the first day.',
  ],
  [
    'a category that is unknown',
    [`${deposit}/index.yaml`, '[1, 2]', '[77]'],
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
    'a picture that pages do not show',
    [`${deposit}/en.md`, '## How', '![App](/banners/app.webp)\n\n## How'],
    'The picture /banners/app.webp in the English text is not shown: put it into public/content, as /content/name.webp.',
  ],
  [
    'a name in braces that nothing fills in',
    [`${deposit}/en.md`, 'One bonus', 'One bonus of {brand}'],
    'The English text has {brand}, which nothing fills in.',
  ],
  [
    'code in backticks',
    [`${deposit}/en.md`, 'One bonus', 'One `bonus`'],
    'The English text has code in backticks, which the site does not show: take it out.',
  ],
  [
    'a quotation',
    [`${deposit}/en.md`, '## How', '> Quoted\n\n## How'],
    'The English text has a quotation (>), which the site does not show: take it out.',
  ],
  [
    'Markdown in a title',
    [`${deposit}/index.yaml`, 'en: First deposit bonus', 'en: "**First** deposit bonus"'],
    'The title is shown as plain text: take the Markdown out.',
  ],
  [
    'a link to a section that is not there',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', '/m/useragreement#fees'],
    'The link "/m/useragreement#fees" leads nowhere: /m/useragreement has no section "#fees"; link to the page.',
  ],
  [
    'a link to no page',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', '/m/rewards'],
    'The link "/m/rewards" leads nowhere: there is no such page.',
  ],
  [
    'a link to no promotion',
    ['help/friends-agents/en.md', 'id=405', 'id=999'],
    'The link "/m/activity?id=999" leads nowhere: there is no promotion 999.',
  ],
  [
    'a link that runs script',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', 'javascript:alert(1)'],
    'The link "javascript:alert(1)" must start with /m/ (a page of ours), https://, tel: or mailto:.',
  ],
  [
    'a phone link without a number',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', 'tel:help'],
    'The link "tel:help" must be like tel:+63281234567 or mailto:help@example.ph.',
  ],
  [
    'a link of another scheme',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', 'sms:+639171234567'],
    'The link "sms:+639171234567" must start with /m/ (a page of ours), https://, tel: or mailto:.',
  ],
  [
    'HTML in a text',
    [`${deposit}/en.md`, 'Deposit for', '<b onclick="x()">Deposit</b> for'],
    'The English text holds HTML (<…>); use Markdown instead.',
  ],
  [
    'a link to no topic of the help centre',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', '/m/help?i=99'],
    'The link "/m/help?i=99" leads nowhere: the topics of the help centre are i=0 to i=15.',
  ],
  [
    'a heading that skips a level',
    [`${deposit}/en.md`, '## How it works', '## How it works\n\n#### Step by step'],
    'The English heading "Step by step" skips a level: use "### ".',
  ],
  [
    'bold that is never closed',
    [`${deposit}/en.md`, 'One bonus', '**One bonus'],
    'The English text has bold or italic that is not closed in "',
  ],
  [
    'a note to oneself',
    [`${deposit}/fil.md`, 'Isang bonus lang', 'TODO: Isang bonus lang'],
    'The Filipino text still holds a note to yourself: TODO.',
  ],
  [
    'a year that cannot be meant',
    [`${deposit}/index.yaml`, '2026-11-01', '2206-11-01'],
    'The first day lies in the year 2206; is it misspelt?',
  ],
  [
    'another figure in one language',
    ['help/contact/fil.md', '24/7', '40/7'],
    'The text has other figures in the two languages: 24 only in English; 40 only in Filipino.',
  ],
  [
    'another figure in one language of a field',
    [`${deposit}/index.yaml`, 'Hanggang {firstDeposit.maxBonus}', 'Hanggang {reload.maxBonus}'],
    'The headline has other figures in the two languages: 2,770 only in English; 1,000 only in Filipino.',
  ],
  [
    'other questions in one language',
    ['help/lottery/fil.md', '## ', ''],
    /The Filipino text has \d+ questions, the English one \d+\./,
  ],
  [
    'a rule that does not exist',
    [`${deposit}/index.yaml`, 'rule: firstDeposit', 'rule: tripleDeposit'],
    /The rule "tripleDeposit" does not exist; choose one of firstDeposit/,
  ],
  [
    'a promotion that ends after its rule',
    ['promotions/reload/index.yaml', 'until: 2027-12-15', 'until: 2028-12-15'],
    'The rule reload pays from 2026-03-01 until 2027-12-15.',
  ],
  [
    'a figure that no rule keeps true',
    [`${deposit}/en.md`, '{firstDeposit.turnover} times', '5 times'],
    'Name the figure 5 in braces, so that it is what the rules pay.',
  ],
  [
    'an amount of a help text that no rule keeps true',
    ['help/deposits/fil.md', '{deposits.qrMin}', '₱100'],
    'Name the figure ₱100 in braces, so that it is what the rules pay.',
  ],
  [
    'a figure that does not exist',
    [`${deposit}/en.md`, '{firstDeposit.turnover}', '{firstDeposit.turnovr}'],
    'There is no figure {firstDeposit.turnovr}.',
  ],
  [
    'a help text without questions',
    ['help/lottery/en.md', /## /g, ''],
    'The English text has no question: start each with "## ".',
  ],
];

contentTest.for(broken)('%s is told in plain words', async ([, change, sentence], { content }) => {
  await content.change(...change);
  const [first, ...others] = content.problems();
  expect(first).toMatch(sentence);
  expect(others.every((other) => other.includes('in the two languages') || other.includes('the English one'))).toBe(
    true,
  );
});

const slips: readonly [string, [string, string], string][] = [
  [
    'a colon in words',
    ['  en: First deposit bonus', '  en: First deposit: bonus'],
    'Line 8 cannot be read: the words hold a colon and a space; put them in quotes: en: "First deposit: bonus".',
  ],
  [
    'a tab',
    ['  en: First deposit bonus', '\ten: First deposit bonus'],
    'Line 8 cannot be read: it begins with a tab; put spaces in its place, two for each step.',
  ],
  [
    'a quote that is not closed',
    ['  en: First deposit bonus', '  en: "First deposit bonus'],
    'Line 8 cannot be read: a quote or bracket before it is opened and never closed; close it.',
  ],
  [
    'a field that stands twice',
    ['order: 10', 'order: 10\norder: 11'],
    'Line 4 cannot be read: the field "order" stands here for the second time; take one away.',
  ],
  [
    'a line that is moved',
    ['  fil: First deposit bonus', ' fil: First deposit bonus'],
    'Line 9 cannot be read: it does not begin at the same column as the lines it belongs to; move it below them.',
  ],
  [
    'words that begin with a sign of YAML',
    ['  en: First deposit bonus', '  en: @First deposit'],
    'Line 8 cannot be read: words may not begin with this sign; put them in quotes: en: "@First deposit".',
  ],
];

contentTest.for(slips)(
  '%s is told with its line, beside all other problems',
  async ([, change, sentence], { content }) => {
    const file = `${deposit}/index.yaml`;
    await content.change(file, ...change);
    await content.remove('help/lottery/fil.md');
    expect(content.problems()).toEqual([`${file}: ${sentence}`, 'help/lottery/fil.md: The Filipino text is missing.']);
    expect(() => readContent(content.root)).toThrow(`src/content/${file}: ${sentence}`);
  },
);

contentTest('categories that cannot be read are told beside all other problems', async ({ content }) => {
  await content.change('promotion-categories.yaml', 'en: Deposits', 'en: Deposits: all');
  const [first] = content.problems();
  expect(first).toBe(
    'promotion-categories.yaml: Line 5 cannot be read: the words hold a colon and a space; put them in quotes: en: "Deposits: all".',
  );
});

contentTest('a picture without description is told', async ({ content }) => {
  await content.change(`${deposit}/en.md`, '## How', '![](/content/offer.png)\n\n## How');
  const around = { ...surroundings, picture: () => ({ bytes: 900, genuine: true }) };
  expect(findProblems(content.root, around).map(({ sentence }) => sentence)).toEqual([
    'A picture in the English text (/content/offer.png) has no description for people who cannot see it.',
  ]);
});

contentTest('a file that is no picture is told, drawn banners are not looked up', async ({ content }) => {
  await content.change(`${deposit}/index.yaml`, '/banners/welcome.webp', '/content/offer.png');
  const told = (genuine: boolean) =>
    findProblems(content.root, {
      ...surroundings,
      picture: (path) => (path === '/content/offer.png' ? { bytes: 900, genuine } : surroundings.picture(path)),
    }).map(({ sentence }) => sentence);
  expect(told(false)).toEqual([expect.stringContaining('The file /content/offer.png is not a picture of that kind')]);
  expect(told(true)).toEqual([]);
});

test('a picture is known by how its bytes begin', () => {
  expect(isPicture(Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'webp')).toBe(true);
  expect(isPicture(Buffer.from('\x89PNG\r\n', 'latin1'), 'png')).toBe(true);
  expect(isPicture(Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'jpg')).toBe(true);
  expect(isPicture(Buffer.from('\0\0\0\x1cftypavif', 'latin1'), 'avif')).toBe(true);
  expect(isPicture(Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'png')).toBe(false);
  expect(isPicture(Buffer.from('<html>not a picture'), 'webp')).toBe(false);
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

contentTest('help lines may be called and written to @A52', async ({ content }) => {
  await content.change('promotions/vip-birthday/en.md', '/m/rewardCenter', 'tel:+63281234567');
  await content.change('promotions/vip-birthday/fil.md', '/m/rewardCenter', 'mailto:help@example.ph?subject=Help');
  expect(content.problems()).toEqual([]);
  expect(renderText('[Call](tel:+63281234567) [Write](mailto:help@example.ph) [Text](sms:1)', 2)).toBe(
    '<p><a href="tel:+63281234567">Call</a> <a href="mailto:help@example.ph">Write</a> Text</p>\n',
  );
});
