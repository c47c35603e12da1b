import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { setTextSpacing } from '#tests/support/page-checks.ts';
import { chooseLanguage } from '#tests/support/screen/frame.ts';
import { gameLinks, gameNames, games, vendors } from '#tests/support/screen/games.ts';
import { rollingFigure } from '#tests/support/screen/home.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

test('the providers of tiles are not cut off with wider text spacing at 320 px', { tag: ['@X12', '@long'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/m/home', '/m/gameLobby']) {
    await page.goto(path);
    await hydratePage(page);
    await setTextSpacing(page);
    const provider = page.getByRole('link').getByText('Likha Originals', { exact: true }).nth(1);
    await expect(provider).toBeVisible();
    expect(
      await provider.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]),
    ).toEqual([0, 0]);
  }
});

test('categories follow the server’s order without hidden ones, and Hot is first even if missing', {
  tag: ['@R002', '@R090', '@R091'],
}, async ({ page, sim }) => {
  await page.goto('/m/gameLobby');
  await expect(page.getByRole('tab')).toHaveText(
    'Hot Sports Esports Live_casino Fishing Slots Versus In-house Cockfight E-lotto Lottery'
      .split(' ')
      .map((name) => name.replace('_', ' ')),
  );
  await expect(games(panel(page)).nth(8)).toBeAttached();
  await sim.flags({ HIDDEN_CATEGORIES: ['HOT', 'PVP', 'LOTT'] });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/gameLobby');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(9);
  await expect(tabs).toHaveText([
    'Hot',
    'Sports',
    'Esports',
    'Live casino',
    'Fishing',
    'Slots',
    'In-house',
    'Cockfight',
    'E-lotto',
  ]);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('each category shows its own hot games, providers and games, or in-house slots', {
  tag: ['@R092', '@R093', '@R094'],
}, async ({ page, sim }) => {
  const value = async (path: string) => (await (await sim.call(path)).json()).value;
  await page.goto('/m/gameLobby');
  const hot = (await value('/wps/game/hot')) as { nodeName: string }[];
  await expect(games(panel(page))).toHaveCount(hot.length);
  await expect(gameNames(panel(page)).first()).toHaveText(hot[0]?.nodeName ?? '');

  const openTables = panel(page).getByRole('region', { name: 'Open tables' }).getByRole('listitem');
  for (const [name, gameType, tables] of [
    ['Live casino', 'LIVE', 3],
    ['Slots', 'RNG', 0],
  ] as const) {
    await tab(page, name).click();
    await expect(panel(page).getByRole('heading', { name })).toBeVisible();
    await expect(vendors(panel(page)).first()).toHaveAttribute(
      'href',
      new RegExp(`^/m/gameList\\?gameType=${gameType}&vassalage=\\w+$`),
    );
    await expect(openTables).toHaveCount(tables);
    await expect(games(panel(page))).toHaveCount(tables + 26);
  }

  await tab(page, 'In-house').click();
  const { sorting } = (await value('/wps/game/vendors')) as {
    sorting: { gameCategory: string; vendorNames: { vassalage: string; accountTypeName: string }[] }[];
  };
  const own = sorting.find(({ gameCategory }) => gameCategory === 'INHOUSE')?.vendorNames ?? [];
  await expect(vendors(panel(page))).toHaveCount(0);
  await expect(games(panel(page)).first()).toBeVisible();
  const requests = (await sim.requests({ path: '/wps/relay/GCSGAME_gameList' })).slice(-own.length);
  expect(requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('vassalage')).sort()).toEqual(
    own.map(({ vassalage }) => vassalage).sort(),
  );
  expect(requests.every(({ url }) => url.includes('gameType=RNG'))).toBe(true);
});

test('sports have groups, esports and cockfight have their own tabs, and lottery providers launch', {
  tag: ['@R095', '@R096', '@R119', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameLobby');
  await expect(games(panel(page)).nth(8)).toBeVisible();
  await tab(page, 'Sports').click();
  await expect(panel(page).getByRole('heading', { name: 'Esports' })).toBeVisible();
  // Results are only shown once a match of the day has ended.
  await expect(panel(page).getByRole('heading').filter({ hasNotText: 'Last results' })).toHaveText([
    'Live and next matches',
    'Sports',
    'Esports',
    'Cockfight',
    'Sports',
  ]);
  const vendor = vendors(panel(page));
  await tab(page, 'Esports').click();
  await expect(vendor).toHaveCount(1);
  await expect(vendor).toHaveAttribute('href', /^\/m\/outerApp\?vendor=TF&/);
  await tab(page, 'Cockfight').click();
  await expect(vendor).toHaveAttribute('href', /^\/m\/outerApp\?vendor=DS88&/);
  await tab(page, 'Lottery').click();
  await expect(vendor.first()).toHaveAttribute('href', /^\/m\/launchGame\?.*code=\w+&gameCode=lobby/);
});

for (const { lang, texts } of [
  {
    lang: 'en',
    texts: { matches: 'Live and next matches', fights: 'Cockfights now', draws: 'Next draws', sabong: 'Cockfight' },
  },
  {
    lang: 'ty',
    texts: {
      matches: 'Live at susunod na matches',
      fights: 'Sabong ngayon',
      draws: 'Susunod na draws',
      sabong: 'Sabong',
    },
  },
] as const)
  test.describe(() => {
    test.use({ lang, viewport: { width: 320, height: 640 } });
    test(`tabs without games show a guest what can be bet on now, in ${lang}`, { tag: ['@R095', '@A38'] }, async ({
      page,
      sim,
    }) => {
      await page.goto('/m/gameLobby');
      await hydratePage(page);
      const part = (name: string) => panel(page).getByRole('region', { name });
      await tab(page, 'Esports').click();
      const odds = part(texts.matches).getByRole('link');
      await expect(odds.first()).toHaveAccessibleName(/, odds \d+\.\d\d$/);
      await expect(odds.first()).toHaveAttribute('href', /\/m\/login\?/);
      const before = (await sim.requests({ path: '/wps/game/events' })).length;
      await tab(page, texts.sabong).click();
      const fight = part(texts.fights).getByRole('listitem').first();
      await expect(fight.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
      await expect(fight).toContainText(/₱[\d,]+\.\d\d/);
      expect((await sim.requests({ path: '/wps/game/events' })).length).toBe(before + 1);
      await tab(page, 'Lottery').click();
      await expect(part(texts.draws).getByRole('timer').first()).toBeVisible();
      await expect(part(texts.fights)).toHaveCount(0);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });

test('keys and swipes change the category except from the edge, and going back keeps the category', {
  tag: ['@R091', '@long'],
}, async ({ page, context }) => {
  await page.goto('/m/gameLobby');
  await expect(games(panel(page)).nth(8)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'See all' })).toHaveCount(0);
  await tab(page, 'Hot').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Sports')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Sports')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Lottery')).toBeFocused();
  await tab(page, 'Live casino').click();
  await expect(games(panel(page)).first()).toBeVisible();
  const touch = await context.newCDPSession(page);
  const swipe = async (from: number, to: number, y: number): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const heading = (await panel(page).getByRole('heading', { name: 'Open tables' }).boundingBox())?.y ?? 0;
  await swipe(8, 220, heading);
  await expect(tab(page, 'Live casino')).toHaveAttribute('aria-selected', 'true');
  await swipe(300, 120, heading);
  await expect(tab(page, 'Fishing')).toHaveAttribute('aria-selected', 'true');
  await panel(page).getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/gameList\?gameType=FISH$/);
  await page.goBack();
  await expect(tab(page, 'Fishing')).toHaveAttribute('aria-selected', 'true');
});

test('a change of language reloads the lobby without duplicate tiles', { tag: ['@R097', '@long'] }, async ({
  page,
  sim,
}) => {
  await page.goto('/m/gameLobby');
  await expect(games(panel(page)).nth(8)).toBeVisible();
  await chooseLanguage(page, 'Filipino');
  await expect(tab(page, 'Hot')).toBeVisible();
  await expect
    .poll(async () =>
      (await sim.requests({ path: '/wps/game/hot' })).map(({ url }) =>
        new URL(url, 'http://x').searchParams.get('language'),
      ),
    )
    .toEqual(['EN', 'TY']);
  const links = await gameLinks(panel(page)).evaluateAll((tiles) =>
    tiles.map((tile) => new URL((tile as HTMLAnchorElement).href).searchParams.get('nodeId')),
  );
  expect(new Set(links).size).toBe(links.length);
});

test('a category shows placeholders while loading, a retry after a failure and a message if empty', {
  tag: ['@R101', '@R274', '@long'],
}, async ({ page, sim }) => {
  await sim.faults({ endpoint: 'gameList', kind: 'delay', delay: 1_000 });
  await page.goto('/m/gameLobby');
  await expect(games(panel(page)).nth(8)).toBeVisible();
  await tab(page, 'Live casino').click();
  await expect(panel(page).getByRole('status', { name: 'Loading games' })).toBeVisible();
  await expect(gameLinks(panel(page)).first()).toBeVisible();
  await sim.faults({ endpoint: 'gameList', kind: 'error', code: 'system.upgrading' });
  await tab(page, 'Fishing').click();
  await expect(panel(page).getByRole('alert')).toContainText('upgrad');
  await sim.faults();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(gameLinks(panel(page)).first()).toBeVisible();
  await sim.apply('games.empty');
  await tab(page, 'Slots').click();
  await expect(panel(page)).toContainText('No games yet');
});

test('the three lobby pages differ in title, selected category and figure', {
  tag: ['@R017', '@R052', '@R088', '@A08', '@long'],
}, async ({ page }) => {
  for (const [path, title, chosen, figure] of [
    ['/m/gameLobby', 'Game lobby', 'Hot', 'jackpot'],
    ['/m/gameCenter', 'Game centre', 'Hot', 'jackpot'],
    ['/m/slotsCenter', 'RNG slots', 'Slots', 'ticker'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(tab(page, chosen)).toHaveAttribute('aria-selected', 'true');
    await expect(rollingFigure(page, figure)).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the slots page has its providers and first games in the document', { tag: '@R093' }, async ({ page }) => {
    await page.goto('/m/slotsCenter');
    await expect(vendors(panel(page))).not.toHaveCount(0);
    await expect(games(panel(page))).toHaveCount(6);
  });
});
