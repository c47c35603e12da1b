// @long

import type { Locator, Page } from 'playwright/test';
import { field } from '#tests/support/forms.ts';
import { hydrateAndLoad, hydratePage } from '#tests/support/hydrate-page.ts';
import { layoutShiftsOf, recordLayoutShifts, sumOf } from '#tests/support/layout-shifts.ts';
import { tabBar } from '#tests/support/screen/frame.ts';
import { categoryPanel, gameFigure, gameLinks, listOfGames, readyGame } from '#tests/support/screen/games.ts';
import { bannerDots } from '#tests/support/screen/home.ts';
import { entries, record } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const upright = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };
const foldable = { width: 673, height: 841 };
const tablet = { width: 1024, height: 1366 };

const columnsOf = (list: Locator): Promise<number> =>
  list.first().evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not in sight.`);
  return box;
};

test.beforeEach(({ context }) => withoutNotices(context));

test('in landscape the tab bar is at the side, the header is low and the list has more columns', async ({ page }) => {
  await page.setViewportSize(landscape);
  await page.goto('/m/gameList?gameType=RNG');
  const bar = await boxOf(tabBar(page));
  expect(bar.height).toBe(landscape.height);
  expect(bar.width).toBeLessThanOrEqual(90);
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(44);
  const list = listOfGames(page).getByRole('list');
  await expect(list.first()).toBeVisible();
  expect(await columnsOf(list)).toBeGreaterThanOrEqual(5);
});

test('a foldable and a tablet show more columns of games and promotions', async ({ page }) => {
  for (const [size, games, promotions] of [
    [upright, 3, 1],
    [foldable, 4, 2],
    [tablet, 6, 2],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/m/home');
    expect(await columnsOf(categoryPanel(page).getByRole('list'))).toBe(games);
    await page.goto('/m/activity');
    expect(await columnsOf(page.getByRole('main').getByRole('list'))).toBe(promotions);
  }
});

test('in landscape the payment methods fill two rows', { tag: '@X12' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.setViewportSize(landscape);
  await page.goto('/m/voucherCenter');
  const methods = page.getByRole('group', { name: 'Payment method' }).getByRole('radio');
  await expect(methods).toHaveCount(8);
  const tops = await methods.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)));
  expect(tops.filter((it) => it === tops[0])).toHaveLength(4);
});

test('the logo and the dots of the banners can be tapped at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/home');
  await expect(bannerDots(page).first()).toBeVisible();
  for (const target of [page.getByRole('banner').getByRole('link').first(), ...(await bannerDots(page).all())])
    expect(Math.min((await boxOf(target)).width, (await boxOf(target)).height)).toBeGreaterThanOrEqual(43.9);
});

test('in landscape a record shows its filters beside the list and opens an entry at the side', async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await page.setViewportSize(landscape);
  await page.goto('/m/gameRecord');
  const entry = entries(page).getByRole('button').first();
  await entry.waitFor();
  const filters = await boxOf(page.getByRole('group', { name: 'Period' }));
  expect((await boxOf(record(page))).x).toBeGreaterThan(filters.x + filters.width);
  await entry.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBeGreaterThan(landscape.width / 3);
  expect((await sheet.boundingBox())?.height).toBe(landscape.height);
});

test('rotating the device keeps typed text and causes no layout shift', { tag: '@engines' }, async ({
  page,
  context,
}) => {
  await recordLayoutShifts(context);
  await page.goto('/m/login');
  await hydratePage(page);
  const account = field(page, 'Username');
  await account.fill('player01');
  for (const size of [landscape, upright, tablet]) {
    await page.setViewportSize(size);
    await expect(account).toHaveValue('player01');
    await expect(account).toBeVisible();
  }
  await page.setViewportSize(upright);
  await page.goto('/m/home');
  for (const size of [landscape, upright]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
  }
  const shifts = await layoutShiftsOf(page);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
});

test('a game fills a landscape screen, and the balance stays visible in full screen', async ({ page, signIn }) => {
  await signIn('player01');
  await page.setViewportSize(landscape);
  await page.goto('/m/gameList?gameType=RNG');
  const href = await gameLinks(listOfGames(page)).first().getAttribute('href');
  await page.goto(href ?? '');
  await expect(readyGame(page)).toBeVisible();
  expect(await boxOf(readyGame(page))).toMatchObject({ x: 0, width: landscape.width, height: landscape.height - 44 });
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(gameFigure(page, 'balance')).toContainText('₱');
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('titles keep their words whole on a phone at 200 % zoom', { tag: '@X12' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of ['voucherCenter', 'withdraw', 'gameRecord', 'securityCenter', 'gameList', 'profitandloss']) {
    await page.goto(`/m/${path}`);
    const broken = await page
      .getByRole('banner')
      .getByRole('heading', { level: 1 })
      .evaluate((title) => {
        const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: string[] = [];
        for (let node = text.nextNode(); node; node = text.nextNode())
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        return found;
      });
    expect.soft(broken, path).toEqual([]);
  }
});

/** Makes every amount and game name of the backend's responses long. */
const lengthenResponses = (page: Page): ReturnType<Page['route']> =>
  page.route('**/wps/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/"(net|stake|payout|bets|deposits|balance)":-?\d+(\.\d+)?/g, '"$1":-999999999.99')
      .replace(/"nodeName":"[^"]*"/g, '"nodeName":"Napakahabang Alamat ng Gintong Agila"');
    await route.fulfill({ response, body });
  });

test('a record keeps long names and amounts apart at 320 px', { tag: '@X12' }, async ({ page, signIn }) => {
  await signIn('player01');
  await lengthenResponses(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/gameRecord');
  const entry = entries(page).getByRole('button').first();
  await expect(entry).toContainText('999,999,999.99');
  const gap = await entry.evaluate((row) => {
    const [title, amount] = [...row.querySelectorAll('b')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    return (amount?.left ?? 0) - (title?.right ?? 0);
  });
  expect(gap).toBeGreaterThan(0);
});

test('figures of a team hold long amounts at 320 px', { tag: '@X12' }, async ({ page, signIn }) => {
  await signIn('agent01');
  await lengthenResponses(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/agent/team/pnl');
  const figures = page.locator('.figure');
  await expect(figures.first()).toContainText('999,999,999.99');
  const over = await figures.evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
  expect(over).toBe(0);
});

const everyKind = [
  ...['home', 'gameList', 'activity', 'activityMenu', 'help', 'lottery', 'moreLottery', 'mine', 'securityCenter'],
  ...['voucherCenter', 'withdraw', 'gameRecord', 'vouReport', 'statement', 'rewardCenter', 'webEmail'],
  ...['agent', 'member/team', 'agent/team/pnl', 'teamBetting', 'agentRegister'],
];

for (const lang of ['en', 'ty'] as const) {
  test.describe(`in ${lang}`, { tag: '@long' }, () => {
    test.use({ lang });
    test('no page is wider than the screen', async ({ page, signIn }) => {
      test.slow();
      await signIn('agent01');
      for (const path of everyKind) {
        await page.goto(`/m/${path}`);
        await hydrateAndLoad(page);
        for (const size of [landscape, foldable, tablet]) {
          await page.setViewportSize(size);
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(over, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
