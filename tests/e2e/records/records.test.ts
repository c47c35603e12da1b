import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { withoutCloseWatcher } from '#tests/support/escape.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

test('the betting record keeps its filters in the URL, and back closes the details of a bet', {
  tag: ['@R030', '@A12', '@engines'],
}, async ({ page, signIn }) => {
  await withoutCloseWatcher(page);
  await signIn('player01');
  await page.goto('/m/gameRecord');
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByText(/^2\d\d entries$/)).toBeVisible();
  await page.getByLabel('Game type').selectOption('LIVE');
  await expect(page).toHaveURL(/kind=LIVE/);
  await page.reload();
  await expect(page.getByLabel('Game type')).toHaveValue('LIVE');
  await page.getByLabel('Game type').selectOption('');
  await entries(page).nth(3).getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Provider')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/gameRecord/);
});

test('an entry can be found by its ID, and the CSV file contains the filtered entries', {
  tag: ['@R030', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameRecord?period=month&status=settled');
  await expect(entries(page).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^Placed,Bet ID,Game,Provider,Stake/);
  await expect(page.getByRole('region', { name: 'Entries' }).getByRole('status')).toHaveText(
    `${lines.length - 1} entries`,
  );
  const id = lines.at(-1)?.split(',')[1] ?? '';
  await page.getByRole('button', { name: 'Search by ID' }).click();
  await page.getByRole('searchbox', { name: 'Search by ID' }).fill(id.toLowerCase());
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(id);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search by ID' }).fill('none');
  await expect(page.getByRole('heading', { name: 'No entry with this ID' })).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('button', { name: 'Search by ID' })).toBeFocused();
  await expect(page).toHaveURL(/[?&](period=month&status=settled|status=settled&period=month)$/);
});

test('profit and loss shows a chart with a table, and the statement can be saved as CSV', {
  tag: ['@R262', '@X07', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/profitandloss?period=month');
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Activity statement/ }).click();
  await expect(page.locator('.statement__life div', { hasText: 'Net result' }).locator('dd')).toHaveText(/^[+−]₱/);
  // Months without transactions are collapsed.
  await expect(page.getByRole('heading', { level: 3, name: /^\w+ 20\d\d$/ }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFMonth,Opening balance,Deposits,Deposit fees,Withdrawals,Stakes/);
  expect(text.trim().split('\r\n')).toHaveLength(13);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('heading', { level: 1, name: 'Activity statement' });
  await expect(paper).toBeVisible();
  await expect(page.locator('header', { has: paper })).toContainText(/Kidlat.*player01.*\w{3} \d{4} – \w{3} \d{4}/s);
});

for (const path of [
  'statement',
  'vouReport',
  'withdrawReport',
  'transaction/record',
  'gameRecord',
  'profitandloss',
  'member/rebateReport',
])
  test(`${path} prints without header and tab bar before the first touch`, { tag: ['@X07', '@long'] }, async ({
    page,
    signIn,
  }) => {
    await signIn('player01');
    await page.goto(`/m/${path}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

for (const [lang, title] of [
  ['en', 'Last 1 month'],
  ['ty', 'Huling 1 buwan'],
] as const)
  test.describe(`statement of the first month: ${lang}`, () => {
    test.use({ lang });

    test('a member’s first month is listed as one month, even without play or deposits', { tag: '@X07' }, async ({
      page,
      sim,
      signIn,
    }) => {
      await sim.act('addMember', { account: 'today01', daysOld: 0 });
      await sim.act('credit', { account: 'today01', amount: 500 });
      await signIn('today01');
      await page.goto('/m/statement');
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    });
  });

/** Content of each page that is shown only after it has loaded. */
const loaded: Readonly<Record<string, (page: Page) => Locator>> = {
  vouReport: entries,
  withdrawReport: entries,
  'transaction/record': entries,
  gameRecord: entries,
  profitandloss: (page) => page.getByText('Show as table'),
  statement: (page) => page.getByRole('heading', { level: 3, name: /^\w+ 20\d\d$/ }),
};

for (const [path, shown] of Object.entries(loaded))
  test(`a page that fails to load can be retried: ${path}`, { tag: ['@A12', '@long'] }, async ({
    page,
    sim,
    signIn,
  }) => {
    await sim.apply('records.fail');
    await signIn('player01');
    await page.goto(`/m/${path}`);
    await expect(page.getByRole('alert')).toContainText('couldn’t load');
    await expect(shown(page)).toHaveCount(0);
    await sim.faults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
  });

test('rejects an amount with three decimals and keeps it in the field', {
  tag: ['@R031', '@long'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/upLine/transfer');
  await page.getByLabel('Amount').fill('12.345');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText('Enter an amount, such as ₱100.50.')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('12.345');
  await expectAccessible(page);
});

test('a top agent is redirected from the transfer to upline', { tag: ['@R180', '@long'] }, async ({ page, signIn }) => {
  await signIn('topagent01');
  await page.goto('/m/upLine/transfer');
  await expect(page).toHaveURL(/\/m\/mine/);
});
