import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderText } from '#content/markdown.ts';
import { findProblems } from '#content/problems.ts';
import { contentRoot, readContent } from '#content/read.ts';
import { shows, spanOf } from '#content/schedule.ts';
import { promotionOnWire } from '#content/wire.ts';
import { announcement } from '#contract/content/content.schemas.ts';
import { isPicture, surroundings } from '#scripts/content.ts';

/** Copies the real content, so that a test may break it. */
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

contentTest('the shipped content has no problems', ({ content }) => {
  expect(content.problems()).toEqual([]);
});

const day = (text: string) => Date.parse(`${text}T12:00:00+08:00`);

test('shows at least eight current promotions and has sixteen help entries', () => {
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
    'The title in English is too long (maximum 60 characters).',
  ],
  [
    'a misspelt field',
    [`${deposit}/index.yaml`, 'id: 401', 'id: 401\nunitl: 2027-01-01'],
    'Unknown field "unitl". Check the spelling.',
  ],
  [
    'a day that does not exist',
    [`${deposit}/index.yaml`, '2025-03-01', '2026-11-31'],
    'The start date must be a date like 2026-12-31, or with a time: 2026-12-31 18:00.',
  ],
  [
    'an end before the start',
    ['promotions/undas-reload/index.yaml', '2026-11-03', '2026-01-01'],
    'The end date is before the start date.',
  ],
  [
    'an unknown category',
    [`${deposit}/index.yaml`, '[1, 2]', '[77]'],
    'Category 77 does not exist in promotion-categories.yaml.',
  ],
  [
    'a cashback above the limit of the market',
    ['promotions/monday-cashback/index.yaml', 'maxRateOfBets: 0.5', 'maxRateOfBets: 0.8'],
    'The highest cashback in percent of the bets must be 0.5 or less.',
  ],
  [
    'a cashback whose steps contradict each other',
    ['promotions/monday-cashback/index.yaml', 'rate: 3.5', 'rate: 1.5'],
    'The percentage must be higher than in the step before.',
  ],
  [
    'an ID used twice',
    [`${deposit}/index.yaml`, 'id: 401', 'id: 402'],
    'The ID 402 is already used by promotions/monday-cashback.',
  ],
  [
    'a missing picture',
    [`${deposit}/index.yaml`, 'slides/welcome', 'slides/wellcome'],
    'The image /slides/wellcome.webp does not exist.',
  ],
  [
    'a picture outside the content folder',
    [`${deposit}/en.md`, '## How', '![App](/slides/app.webp)\n\n## How'],
    'The image /slides/app.webp in the English text is not displayed. Put it in public/content, such as /content/name.webp.',
  ],
  [
    'an unknown placeholder in braces',
    [`${deposit}/en.md`, 'One bonus', 'One bonus of {brand}'],
    'The English text has {brand}, which is not a known placeholder.',
  ],
  [
    'code in backticks',
    [`${deposit}/en.md`, 'One bonus', 'One `bonus`'],
    'The English text has code in backticks, which the site does not display. Remove it.',
  ],
  [
    'a quotation',
    [`${deposit}/en.md`, '## How', '> Quoted\n\n## How'],
    'The English text has a quotation (>), which the site does not display. Remove it.',
  ],
  [
    'Markdown in a title',
    [`${deposit}/index.yaml`, 'en: First deposit bonus', 'en: "**First** deposit bonus"'],
    'The title in English is plain text. Remove the Markdown.',
  ],
  [
    'a link to an unknown section',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', '/m/useragreement#fees'],
    'The link "/m/useragreement#fees" is broken: /m/useragreement has no section "#fees". Link to the page instead.',
  ],
  [
    'a link to an unknown page',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', '/m/rewards'],
    'The link "/m/rewards" is broken: this page does not exist.',
  ],
  [
    'a link to an unknown promotion',
    ['help/friends-agents/en.md', 'id=405', 'id=999'],
    'The link "/m/activity?id=999" is broken: promotion 999 does not exist.',
  ],
  [
    'a link that runs script',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', 'javascript:alert(1)'],
    'The link "javascript:alert(1)" must start with /m/, https://, tel: or mailto:.',
  ],
  [
    'a phone link without a number',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', 'tel:help'],
    'The link "tel:help" is not valid. Use a format like tel:+15550100 or mailto:help@example.com.',
  ],
  [
    'a link of another scheme',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', 'sms:+639171234567'],
    'The link "sms:+639171234567" must start with /m/, https://, tel: or mailto:.',
  ],
  [
    'HTML in a text',
    [`${deposit}/en.md`, 'Deposit for', '<b onclick="x()">Deposit</b> for'],
    'The English text contains HTML (<…>). Use Markdown instead.',
  ],
  [
    'a link to an unknown help topic',
    ['promotions/vip-birthday/en.md', '/m/rewardCenter', '/m/help?i=99'],
    'The link "/m/help?i=99" is broken: help topics are numbered i=0 to i=15.',
  ],
  [
    'a heading that skips a level',
    [`${deposit}/en.md`, '## How it works', '## How it works\n\n#### Step by step'],
    'The English heading "Step by step" skips a level. Use "### ".',
  ],
  [
    'bold that is never closed',
    [`${deposit}/en.md`, 'One bonus', '**One bonus'],
    'The English text has unclosed bold or italic in "',
  ],
  [
    'a TODO note',
    [`${deposit}/fil.md`, 'Isang bonus lang', 'TODO: Isang bonus lang'],
    'The Filipino text contains a placeholder: TODO. Replace or remove it.',
  ],
  [
    'an implausible year',
    [`${deposit}/index.yaml`, '2025-03-01', '2206-11-01'],
    'The start date is in the year 2206. Check the year.',
  ],
  [
    'different numbers in the two languages',
    ['help/contact/fil.md', '24/7', '40/7'],
    'The text has different numbers in English and Filipino: 24 only in English; 40 only in Filipino.',
  ],
  [
    'different numbers in the two languages of a field',
    [`${deposit}/index.yaml`, 'Hanggang {terms.maxBonus}', 'Hanggang {reload.maxBonus}'],
    'The headline has different numbers in English and Filipino: 2,770 only in English; 1,000 only in Filipino.',
  ],
  [
    'a different number of questions in one language',
    ['help/lottery/fil.md', '## ', ''],
    /The number of questions differs: \d+ in Filipino, \d+ in English\./,
  ],
  [
    'a mechanic that does not exist',
    [`${deposit}/index.yaml`, 'mechanic: depositBonus', 'mechanic: tripleDeposit'],
    /The mechanic "tripleDeposit" does not exist. Choose one of depositBonus/,
  ],
  [
    'terms above the limits of the market',
    [`${deposit}/index.yaml`, 'rate: 100', 'rate: 300'],
    'The percentage must be 200 or less.',
  ],
  [
    'terms that contradict each other',
    ['promotions/reload/index.yaml', 'minDeposit: 500', 'minDeposit: 6000'],
    'The smallest deposit of ₱6,000 already earns more than the highest bonus. Lower it or raise that bonus.',
  ],
  [
    'terms that let a player gain',
    ['promotions/reload/index.yaml', 'turnover: 40', 'turnover: 5'],
    'A player could gain from these terms. Raise the wagering requirement, or lower the highest win per bet or the highest convertible amount.',
  ],
  [
    'missions whose rewards are above the cap of an account',
    ['promotions/daily-missions/index.yaml', 'reward: 25', 'reward: 40'],
    'The list of missions brings up to ₱2,860 in 30 days, above the cap of ₱2,500, at which claims are refused. Lower the rewards.',
  ],
  [
    'a goal outside the limits of the market',
    ['promotions/daily-missions/index.yaml', 'goal: 20', 'goal: 2'],
    'The goal of daily-rounds must be between 5 and 100.',
  ],
  [
    'a mission that stands twice',
    ['promotions/daily-missions/index.yaml', 'task: daily-table', 'task: daily-new-game'],
    'The task daily-new-game stands twice.',
  ],
  [
    'a prize that is higher than that of the rank above',
    ['promotions/weekly-leaderboard/index.yaml', '1000, 500', '500, 1000'],
    'Item 4 of the list of prizes must not be higher than that of the rank above.',
  ],
  [
    'prizes above the limit of the market',
    ['promotions/weekly-leaderboard/index.yaml', 'prizes: [5000, 2500', 'prizes: [10000, 9000'],
    'The list of prizes adds up to ₱22,000, above the limit of ₱20,000 a week.',
  ],
  [
    'a reward for invited friends above their deposit',
    ['promotions/invite-friends/index.yaml', 'deposit: 500', 'deposit: 200'],
    'The reward is higher than the smallest first deposit.',
  ],
  [
    'more friends in a month than in total',
    ['promotions/invite-friends/index.yaml', /friendsAMonth: 5\n {2}friends: 20/, 'friendsAMonth: 20\n  friends: 10'],
    'The number of friends in a month is higher than that in total.',
  ],
  [
    'terms of missions with another mechanic',
    ['promotions/daily-missions/index.yaml', 'mechanic: missions', 'mechanic: text'],
    'The terms of missions belong to missions only. Remove them or choose that mechanic.',
  ],
  [
    'a birthday gift that not all VIP levels have',
    ['promotions/vip-birthday/index.yaml', ', 1888]', ']'],
    'The list of gifts has 3 amounts. State 4, one for each VIP level.',
  ],
  [
    'a birthday gift that is lower than that of the level below',
    ['promotions/vip-birthday/index.yaml', '588, 1888', '1888, 588'],
    'Item 4 of the list of gifts must not be lower than that of the level below.',
  ],
  [
    'a number that should come from a rule',
    [`${deposit}/en.md`, '{terms.turnover} times', '5 times'],
    'Replace 5 with the name of its figure in braces, such as {terms.maxBonus}, so that it follows the rules.',
  ],
  [
    'an amount of a help text that should come from a rule',
    ['help/deposits/fil.md', '{deposits.qrMin}', '₱100'],
    'Replace ₱100 with the name of its figure in braces, such as {terms.maxBonus}, so that it follows the rules.',
  ],
  [
    'an unknown figure name in braces',
    [`${deposit}/en.md`, '{terms.turnover}', '{terms.turnovr}'],
    'The figure {terms.turnovr} does not exist. Check the spelling.',
  ],
  [
    'a help text without questions',
    ['help/lottery/en.md', /## /g, ''],
    'The English text has no questions. Start each question with "## ", which is Heading 2 in the editor.',
  ],
];

contentTest.for(broken)('reports %s', async ([, change, sentence], { content }) => {
  await content.change(...change);
  const [first, ...others] = content.problems();
  expect(first).toMatch(sentence);
  expect(others.every((other) => other.includes('in English and Filipino') || other.includes('differs'))).toBe(true);
});

contentTest('reports a promotion with the terms of another mechanic', async ({ content }) => {
  const file = 'promotions/vip-birthday/index.yaml';
  await content.change(file, 'mechanic: birthday', 'mechanic: depositBonus');
  expect(content.problems()).toEqual([
    `${file}: The terms of a deposit bonus are missing.`,
    `${file}: The terms of a birthday gift belong to a birthday gift only. Remove them or choose that mechanic.`,
  ]);
});

contentTest('reports links, pictures and categories that do not exist beside missing fields', async ({ content }) => {
  const file = 'promotions/reload/index.yaml';
  await content.change(file, 'mechanic: depositBonus\n', '');
  await content.change(file, 'categories: [2]', 'categories: [2, 99]');
  await content.change(file, '/slides/slots.webp', '/slides/slot.webp');
  await content.change(file, 'link: /m/voucherCenter', 'link: /m/vouchers');
  expect(content.problems()).toEqual([
    expect.stringContaining(`${file}: The mechanic is missing.`),
    `${file}: The image /slides/slot.webp does not exist.`,
    `${file}: The link "/m/vouchers" is broken: this page does not exist.`,
    `${file}: Category 99 does not exist in promotion-categories.yaml.`,
  ]);
});

contentTest('reports an end before the start beside a missing field', async ({ content }) => {
  const file = 'promotions/undas-reload/index.yaml';
  await content.change(file, '2026-11-03', '2026-01-01');
  await content.change(file, 'mechanic: depositBonus\n', '');
  expect(content.problems()).toEqual([
    expect.stringContaining(`${file}: The mechanic is missing.`),
    `${file}: The end date is before the start date.`,
  ]);
});

contentTest('reports a banner without picture and with two dates beside an unknown field', async ({ content }) => {
  const file = 'announcements/sports-banner/index.yaml';
  await content.change(file, /\nimage: .*/, '\nimgae: /slides/sports.webp\nfrom: 2026-01-01');
  const reported = content.problems().map((it) => it.replace(/:\d+/, ''));
  expect(reported).toContain(`${file}: Unknown field "imgae". Check the spelling.`);
  expect(reported).toContain(`${file}: The image is missing. A banner needs a picture.`);
  expect(reported).toContainEqual(expect.stringContaining('and a start date exclude each other'));
});

contentTest('reports a raffle without an end and with prizes above the limit of the market', async ({ content }) => {
  const file = 'promotions/vip-birthday/index.yaml';
  await content.change(
    file,
    /mechanic: birthday\n(.*\n){4}/,
    'mechanic: raffle\nraffle: { prizes: [20000, 20000, 20000, 20000, 20001], perTicket: 100, maxTickets: 9, turnover: 1, days: 1 }\n',
  );
  const reported = content.problems().filter((it) => !it.includes('figure'));
  expect(reported).toEqual([
    `${file}: Item 5 of the list of prizes must be 20000 or less.`,
    `${file}: The list of prizes adds up to ₱100,001, above the limit of ₱100,000.`,
    `${file}: The end date is missing. The winners of the raffle are drawn then.`,
  ]);
});

contentTest.for([
  ['daily-missions', 'Other missions'],
  ['vip-birthday', 'Another birthday gift'],
] as const)('reports a second promotion like %s at the same time', async ([name, other], { content }) => {
  const again = `promotions/${name}-again`;
  await cp(join(content.root, 'promotions', name), join(content.root, again), { recursive: true });
  await content.change(
    `${again}/index.yaml`,
    /name: .*\nid: \d+\norder: \d+/,
    `name: ${name}-again\nid: 499\norder: 999`,
  );
  expect(content.problems()).toEqual([
    `${again}/index.yaml: ${other} in promotions/${name} would run at the same time. Set the last day there, or start this one later.`,
  ]);
});

const slips: readonly [string, [string, string], string][] = [
  [
    'an unquoted colon',
    ['  en: First deposit bonus', '  en: First deposit: bonus'],
    'Line 8 cannot be read: the text contains a colon and a space. Put it in quotes: en: "First deposit: bonus".',
  ],
  [
    'a tab',
    ['  en: First deposit bonus', '\ten: First deposit bonus'],
    'Line 8 cannot be read: it starts with a tab. Indent with two spaces instead.',
  ],
  [
    'a quote that is not closed',
    ['  en: First deposit bonus', '  en: "First deposit bonus'],
    'Line 8 cannot be read: an opening quote or bracket is never closed. Close it.',
  ],
  [
    'a duplicate field',
    ['order: 10', 'order: 10\norder: 11'],
    'Line 4 cannot be read: the field "order" is defined twice. Remove one.',
  ],
  [
    'a misaligned line',
    ['  fil: First deposit bonus', ' fil: First deposit bonus'],
    'Line 9 cannot be read: it is not aligned with the lines it belongs to. Fix its indentation.',
  ],
  [
    'a value that starts with a YAML character',
    ['  en: First deposit bonus', '  en: @First deposit'],
    'Line 8 cannot be read: text can’t start with this character. Put it in quotes: en: "@First deposit".',
  ],
];

contentTest.for(slips)(
  'reports %s with its line number next to other problems',
  async ([, change, sentence], { content }) => {
    const file = `${deposit}/index.yaml`;
    await content.change(file, ...change);
    await content.remove('help/lottery/fil.md');
    expect(content.problems()).toEqual([`${file}: ${sentence}`, 'help/lottery/fil.md: The Filipino text is missing.']);
    expect(readContent(content.root).leftOut).toEqual([
      `src/content/${file}: ${sentence}`,
      'src/content/help/lottery: a text is missing.',
    ]);
  },
);

contentTest('reports a syntax error in the promotion categories', async ({ content }) => {
  await content.change('promotion-categories.yaml', 'en: Deposits', 'en: Deposits: all');
  const [first] = content.problems();
  expect(first).toBe(
    'promotion-categories.yaml: Line 6 cannot be read: the text contains a colon and a space. Put it in quotes: en: "Deposits: all".',
  );
});

contentTest('reports a picture without alt text', async ({ content }) => {
  await content.change(`${deposit}/en.md`, '## How', '![](/content/offer.png)\n\n## How');
  const around = { ...surroundings, picture: () => ({ bytes: 900, genuine: true }) };
  expect(findProblems(content.root, around).map(({ sentence }) => sentence)).toEqual([
    'The image /content/offer.png in the English text has no alt text. Add a short description.',
  ]);
});

contentTest('reports a file that is not a valid image', async ({ content }) => {
  await content.change(`${deposit}/index.yaml`, '/slides/welcome.webp', '/content/offer.png');
  const problemsFor = (genuine: boolean) =>
    findProblems(content.root, {
      ...surroundings,
      picture: (path) => (path === '/content/offer.png' ? { bytes: 900, genuine } : surroundings.picture(path)),
    }).map(({ sentence }) => sentence);
  expect(problemsFor(false)).toEqual([
    expect.stringContaining('The file /content/offer.png is not a valid image of its type'),
  ]);
  expect(problemsFor(true)).toEqual([]);
});

test('recognises image types by their first bytes', () => {
  expect(isPicture(Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'webp')).toBe(true);
  expect(isPicture(Buffer.from('\x89PNG\r\n', 'latin1'), 'png')).toBe(true);
  expect(isPicture(Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'jpg')).toBe(true);
  expect(isPicture(Buffer.from('\0\0\0\x1cftypavif', 'latin1'), 'avif')).toBe(true);
  expect(isPicture(Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'png')).toBe(false);
  expect(isPicture(Buffer.from('<html>not a picture'), 'webp')).toBe(false);
});

contentTest('reports a translation that is missing or a copy of the English text', async ({ content }) => {
  await content.remove('help/lottery/fil.md');
  await cp(join(content.root, 'help/sports/en.md'), join(content.root, 'help/sports/fil.md'));
  expect(content.problems()).toEqual([
    'help/lottery/fil.md: The Filipino text is missing.',
    'help/sports/fil.md: The Filipino text is the same as the English text. Translate it.',
  ]);
});

test('a schedule starts and ends at midnight in the market’s time zone', () => {
  const span = spanOf({ from: '2026-12-16', until: '2026-12-24' });
  expect(shows(span, Date.parse('2026-12-15T15:59:59Z'))).toBe(false);
  expect(shows(span, Date.parse('2026-12-15T16:00:00Z'))).toBe(true);
  expect(shows(span, Date.parse('2026-12-24T15:59:59Z'))).toBe(true);
  expect(shows(span, Date.parse('2026-12-24T16:00:00Z'))).toBe(false);
});

test('promotions in API format match the contract in both languages @R200 @R239', () => {
  for (const entry of readContent().promotions) {
    for (const language of ['EN', 'TY'] as const) {
      expect(announcement.parse(promotionOnWire(entry, language))).toMatchObject({ id: entry.id, contentType: 'PR' });
    }
  }
});

test('promotion texts link only to pages of the site and https addresses', () => {
  const page = readContent()
    .promotions.map(({ body }) => body.en)
    .join('');
  expect(page).not.toMatch(/href="(?!\/m\/|#|https:)/);
});

contentTest('accepts tel: and mailto: links @A52', async ({ content }) => {
  await content.change('promotions/vip-birthday/en.md', '/m/rewardCenter', 'tel:+63281234567');
  await content.change('promotions/vip-birthday/fil.md', '/m/rewardCenter', 'mailto:help@example.ph?subject=Help');
  expect(content.problems()).toEqual([]);
  expect(renderText('[Call](tel:+63281234567) [Write](mailto:help@example.ph) [Text](sms:1)', 2)).toBe(
    '<p><a href="tel:+63281234567">Call</a> <a href="mailto:help@example.ph">Write</a> Text</p>\n',
  );
});

contentTest(
  'reports unknown and duplicate games, broken links and untranslated names in game collections',
  async ({ content }) => {
    const file = 'game-collections.yaml';
    await content.change(file, 'Tricycle Trip', 'Trycicle Trip');
    await content.change(file, '      - Banaue Bounty', '      - Dragon of Mayon');
    await content.change(file, 'gameList?gameType=PVP', 'gamesList?gameType=PVP');
    await content.change(file, 'fil: Mga card game', 'fil: Card games');
    expect(content.problems()).toEqual([
      `${file}: There is no game "Trycicle Trip" (in "Pinoy favourites").`,
      `${file}: The game "Dragon of Mayon" stands twice in "Pinoy favourites".`,
      `${file}: The Filipino name of the collection "Card games" is the same as the English name. Translate it.`,
      `${file}: The link "/m/gamesList?gameType=PVP" is broken: this page does not exist.`,
    ]);
    await content.change(file, '    pick: new\n', '');
    expect(content.problems()).toEqual([`${file}: The game list needs either "games" or "pick: new".`]);
    expect(readContent(content.root)).toMatchObject({
      collections: [],
      leftOut: [expect.stringContaining('The game list needs either')],
    });
  },
);
