import type { Page } from 'playwright/test';
import type { Value } from '#contract/types.ts';
import type { Sim } from '#sim/client/sim.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterLogin } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { chooseLanguage, unhydratedIslands } from '#tests/support/screen/frame.ts';
import { gameNames, gameProviders, games, listEnd, listOfGames } from '#tests/support/screen/games.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, test } from '#tests/support/test.ts';

const path = '/wps/relay/GCSGAME_gameList';
const tiles = (page: Page) => games(listOfGames(page));
const names = (page: Page) => gameNames(listOfGames(page)).allTextContents();
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game types' }).getByRole('button', { name, exact: true });
/** Queries of the list call, oldest first. */
const asked = async (sim: Sim) =>
  (await sim.requests({ path })).map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));
const lastAsked = async (sim: Sim) => (await asked(sim)).at(-1);
/** Waits until the page has applied its URL and shows the server's games. */
const settled = async (page: Page): Promise<void> => {
  await hydratePage(page);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
};

test('search by name works with Enter and the button, trims the text, keeps the provider and can be reset', {
  tag: ['@R098', '@engines'],
}, async ({ page, sim }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await settled(page);
  const field = page.getByRole('searchbox', { name: 'Search games' });
  await field.fill('  mangga ');
  await field.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Mangga Mania', 'Keso Ube Mangga']);
  expect(await lastAsked(sim)).toMatchObject({ gameName: 'mangga', gameClassify: 'ALL', pageNo: '1' });
  await expect(page).toHaveURL(/name=mangga/);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
  await field.fill('');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(tiles(page).nth(5)).toBeVisible();
  await page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Jadelane' }).click();
  await expect.poll(() => lastAsked(sim)).toMatchObject({ vassalage: 'JL' });
  await field.fill('fortune');
  await field.press('Enter');
  await expect.poll(() => lastAsked(sim)).toMatchObject({ vassalage: 'JL', gameName: 'fortune' });
  await expect(
    page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Jadelane' }),
  ).toHaveAttribute('aria-pressed', 'true');
  const unknown = 'w'.repeat(50);
  await field.fill(unknown);
  await field.press('Enter');
  const heading = page.getByRole('heading', { name: `No results for “${unknown}”` });
  await expect(heading).toBeVisible();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(tiles(page).nth(5)).toBeVisible();
  await expect(field).toHaveValue('');
});

test('tabs, chips and providers exclude each other, and each choice loads page 1', {
  tag: ['@R099', '@R102', '@R108'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameList?gameType=RNG');
  await settled(page);
  const tab = (name: string) => page.getByRole('group', { name: 'Views' }).getByRole('button', { name });
  await expect(page.getByRole('group', { name: 'Views' }).getByRole('button')).toHaveText([
    'Recent',
    'Favourites',
    'Hot',
  ]);
  await expect(chip(page, 'New')).toHaveAttribute('aria-pressed', 'true');
  expect(await lastAsked(sim)).toMatchObject({ gameClassify: 'NEW', isNew: 'true' });

  await test.step('hot is not paged', async () => {
    await tab('Hot').click();
    await expect(tab('Hot')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'New')).toHaveAttribute('aria-pressed', 'false');
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  });
  await test.step('recent and favourites have their own endpoints', async () => {
    await tab('Recent').click();
    await expect.poll(async () => (await sim.requests({ path: '/wps/game/recent' })).length).toBe(1);
    await tab('Favourites').click();
    await expect
      .poll(
        async () =>
          (await sim.requests({ path: '/wps/game/favourite' })).filter(({ row }) => row === 'favouriteGames').length,
      )
      .toBe(1);
    await expect(page).toHaveURL(/tab=fav/);
  });
  await test.step('pressing the active tab again returns to the new slots', async () => {
    await tab('Favourites').click();
    await expect(tab('Favourites')).toHaveAttribute('aria-pressed', 'false');
    await expect(chip(page, 'New')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('choosing a provider clears the tab', async () => {
    await tab('Hot').click();
    await page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Jadelane' }).click();
    await expect(tab('Hot')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => lastAsked(sim)).toMatchObject({ vassalage: 'JL', gameClassify: 'ALL', pageNo: '1' });
    await expect(gameProviders(listOfGames(page)).first()).toHaveText('Jadelane');
  });
  await test.step('chips use the list endpoint, and hot and favourites have one button each', async () => {
    await chip(page, 'New').click();
    await expect.poll(() => lastAsked(sim)).toMatchObject({ gameClassify: 'NEW' });
    await chip(page, 'All').click();
    await expect.poll(() => lastAsked(sim)).toMatchObject({ gameClassify: 'ALL' });
    for (const name of ['Hot', 'Favourites'])
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(1);
  });
  await test.step('a URL with the class FAV shows the tab as active', async () => {
    await page.goto('/m/gameList?gameType=RNG&classify=FAV');
    await expect(tab('Favourites')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('group', { name: 'Game types' }).getByRole('button', { pressed: true })).toHaveCount(0);
    await expect.poll(() => lastAsked(sim)).toMatchObject({ gameClassify: 'FAV' });
    await tab('Favourites').click();
    await expect(chip(page, 'New')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('many providers form a strip with arrows that shows four, and few have no arrows', {
  tag: ['@R100', '@long'],
}, async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await settled(page);
  const strip = page.getByRole('group', { name: 'Providers' });
  await expect(strip.getByRole('button').first()).toHaveText('All');
  const boxes = await strip
    .getByRole('button')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  expect(boxes[1].left - boxes[0].right).toBeCloseTo(5, 0);
  const view = await strip.boundingBox();
  expect(boxes.filter(({ right }) => right <= (view?.x ?? 0) + (view?.width ?? 0) + 1)).toHaveLength(4);
  const next = await page.getByRole('button', { name: 'Next providers' }).boundingBox();
  expect(Math.min(next?.width ?? 0, next?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Next providers' }).click();
  await expect.poll(() => strip.evaluate((it) => it.scrollLeft)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Previous providers' }).click();
  await expect.poll(() => strip.evaluate((it) => it.scrollLeft)).toBe(0);
  await page.goto('/m/gameList?gameType=FISH');
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next providers' })).toBeHidden();
});

test('a list of one provider opens with its logo in view', { tag: ['@R100', '@long'] }, async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG&vassalage=BLK');
  const bulkan = page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Bulkan' });
  await expect(bulkan).toHaveAttribute('aria-pressed', 'true');
  await expect(bulkan).toBeInViewport({ ratio: 1 });
});

test('a strip of four or five providers shows all of them', { tag: ['@R100', '@long'] }, async ({ page, sim }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { value } = (await (await sim.call('/wps/game/vendors')).json()) as { value: Value<'gameVendors'> };
  const fish = value.sorting.find(({ gameCategory }) => gameCategory === 'FISH')?.vendorNames ?? [];
  for (const count of [4, 5]) {
    const vendorNames = [...fish, ...(value.sorting[1]?.vendorNames ?? [])].slice(0, count);
    await sim.override('gameVendors', { value: { ...value, sorting: [{ gameCategory: 'FISH', vendorNames }] } });
    await page.goto('/m/gameList?gameType=FISH');
    await settled(page);
    const strip = page.getByRole('group', { name: 'Providers' });
    await expect(strip.getByRole('button')).toHaveCount(count + 1);
    for (const entry of await strip.getByRole('button').all()) await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('the in-house list shows the slots of the in-house providers', { tag: ['@R094', '@long'] }, async ({
  page,
  sim,
}) => {
  const { value } = (await (await sim.call('/wps/game/vendors')).json()) as { value: Value<'gameVendors'> };
  const own = value.sorting.find(({ gameCategory }) => gameCategory === 'INHOUSE')?.vendorNames ?? [];
  const built = await (await page.request.get('/m/gameList?gameType=INHOUSE')).text();
  expect(built).toContain(own[0]?.accountTypeName ?? '?');
  await page.goto('/m/gameList?gameType=INHOUSE');
  await hydratePage(page);
  await expect(tiles(page).first()).toBeVisible();
  const shown = new Set(await gameProviders(listOfGames(page)).allTextContents());
  expect([...shown].sort()).toEqual(own.map(({ accountTypeName }) => accountTypeName).sort());
  for (const { gameType, vassalage } of await asked(sim))
    expect([gameType, own.some((it) => it.vassalage === vassalage)]).toEqual(['RNG', true]);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Show \d+/ })).toBeVisible();
});

for (const query of ['tab=fav', 'tab=recent', 'classify=FAV'])
  test(`a guest’s link to a list with ${query} leads to login and back to the list`, {
    tag: query === 'tab=fav' ? '@R116' : ['@R116', '@long'],
  }, async ({ page }) => {
    await page.goto(`/m/gameList?gameType=LIVE&${query}`);
    await expect(page).toHaveURL(/\/m\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/m/gameList?gameType=LIVE&${query}`);
    await enterLogin(page.getByRole('main'), 'player01', seedPassword);
    await expect(page).toHaveURL(`/m/gameList?gameType=LIVE&${query}`);
    await expect(page.getByRole('group', { name: 'Views' }).getByRole('button', { pressed: true })).toHaveCount(1);
  });

test('the filter drawer picks provider, minimum bet and RTP, and a reset keeps it open', {
  tag: ['@R104', '@R105', '@R106', '@long'],
}, async ({ page, sim }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await settled(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Game category' });
  const vendor = drawer.getByRole('button', { name: 'Jadelane' });
  const bets = drawer.getByRole('group', { name: 'Minimum bet' });
  await expect(bets.getByRole('button')).toHaveText(['All', '₱0.01', '₱0.05', '₱0.10', '₱0.50', '₱0.75']);
  await vendor.click();
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await vendor.click();
  await expect(vendor).toHaveAttribute('aria-pressed', 'false');
  await vendor.click();
  await drawer.getByRole('group', { name: 'Game type' }).getByRole('button', { name: 'Megaways' }).click();
  await bets.getByRole('button', { name: '₱0.50' }).click();
  await drawer.getByRole('button', { name: 'Reset' }).click();
  for (const pressed of await drawer.getByRole('button', { pressed: true }).allTextContents())
    expect(pressed).toBe('All');
  await vendor.click();
  await bets.getByRole('button', { name: '₱0.50' }).click();
  await drawer.getByRole('group', { name: 'Return to player' }).getByRole('button', { name: '95% or more' }).click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^Show/ }).click();
  await expect(drawer).toBeHidden();
  await expect
    .poll(() => lastAsked(sim))
    .toMatchObject({ vassalage: 'JL', minBet: '0.5', minRtp: '95', gameClassify: 'ALL', pageNo: '1', pageSize: '26' });
  await expect(page).toHaveURL(/vassalage=JL&minBet=0.5&minRtp=95/);
});

test('the filter drawer of live games links to other categories and has no minimum bet', {
  tag: ['@R105', '@R107', '@long'],
}, async ({ page }) => {
  await page.goto('/m/gameList?gameType=LIVE');
  await settled(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Game category' });
  await expect(drawer.getByRole('group', { name: 'Minimum bet' })).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'Lottery' })).toHaveAttribute('href', '/m/lottery');
  await expect(drawer.getByRole('link', { name: 'E-lotto' })).toHaveCount(0);
  await drawer.getByRole('link', { name: 'Fishing' }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH$/);
});

test('the next page loads within 500 px of the bottom, at most once a second, and is appended', {
  tag: ['@R103', '@R111', '@R112', '@engines'],
}, async ({ page, sim }) => {
  await page.clock.install();
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  await settled(page);
  await stopClock(page);
  const pages = async () => (await asked(sim)).filter(({ pageSize }) => pageSize === '26').map(({ pageNo }) => pageNo);
  expect(await pages()).toEqual(['1']);
  const first = (await names(page))[0];
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  const near = (rest: number) =>
    page.evaluate((px) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - px), rest);
  await near(560);
  await page.clock.runFor(1_200);
  expect(await left()).toBeGreaterThan(500);
  expect(await pages()).toEqual(['1']);
  await near(450);
  await expect.poll(pages).toEqual(['1', '2']);
  await settled(page);
  await near(100);
  await page.clock.runFor(500);
  expect(await pages()).toEqual(['1', '2']);
  await page.clock.runFor(600);
  await expect.poll(pages).toEqual(['1', '2', '3']);
  await page.evaluate(() => scrollTo(0, 0));
  const top = async () => {
    await page.clock.runFor(100);
    return (await names(page))[0];
  };
  await expect.poll(top).toBe(first);
});

test('with every slot loaded only tiles near the screen are in the document', { tag: ['@R103', '@long'] }, async ({
  page,
  sim,
}) => {
  await page.clock.install();
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  await settled(page);
  await stopClock(page);
  const count = () => tiles(page).count();
  let most = await count();
  // The end of the list offers no more games to load.
  while (!(await listEnd(page).textContent())?.endsWith('listed')) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.clock.runFor(1_100);
    await expect(listEnd(page)).not.toContainText('Loading');
    most = Math.max(most, await count());
  }
  const total = ((await (await sim.call(`${path}?gameType=RNG`)).json()) as { value: { total: number } }).value.total;
  expect(total).toBeGreaterThan(300);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.clock.runFor(100);
  await expect.poll(count).toBeGreaterThan(8);
  most = Math.max(most, await count());
  expect(most).toBeLessThan(60);
  const rows = await listOfGames(page).evaluate((it) => it.getBoundingClientRect().height);
  expect(rows).toBeGreaterThan((total / 3) * 150);
});

test('a change of language reloads the list after 200 ms, and two quick changes reload it once', {
  tag: ['@R113', '@long'],
}, async ({ page, sim }) => {
  await page.clock.install();
  await page.goto('/m/gameList?gameType=LIVE');
  await settled(page);
  const language = async (): Promise<(string | undefined)[]> => (await asked(sim)).map((query) => query.language);
  expect(await language()).toEqual(['EN']);
  await stopClock(page);
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('searchbox', { name: 'Maghanap ng laro' })).toBeVisible();
  await page.clock.runFor(199);
  expect(await language()).toEqual(['EN']);
  await page.clock.runFor(1);
  await expect.poll(language).toEqual(['EN', 'TY']);
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
  await page.clock.runFor(150);
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('searchbox', { name: 'Maghanap ng laro' })).toBeVisible();
  await page.clock.runFor(199);
  expect(await language()).toEqual(['EN', 'TY']);
  await page.clock.runFor(1);
  await expect.poll(language).toEqual(['EN', 'TY', 'TY']);
});

test('text typed into the search before hydration is kept', { tag: ['@A41', '@long'] }, async ({ page }) => {
  const scripts = await holdResponses(page, '**/_astro/*.js');
  await page.goto('/m/gameList?gameType=RNG', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('sari');
  scripts.release();
  await expect(unhydratedIslands(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/name=sari/);
  await expect(search).toHaveValue('sari');
});

test('the URL restores the list, and going back restores the scroll position', {
  tag: ['@R018', '@X13', '@engines', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameList?gameType=FISH');
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Fishing');
  await page.goto('/m/gameList?gameType=RNG&vassalage=JL');
  await expect(gameProviders(listOfGames(page)).first()).toHaveText('Jadelane');
  await expect(
    page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Jadelane' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3_500);
  await page.evaluate(() => scrollTo(0, 2_600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_600);
  // Returns the tile in the middle of the screen.
  const middle = () =>
    page.evaluate(
      () => document.elementFromPoint(70, 600)?.closest('.tile')?.querySelector('.tile__name')?.textContent,
    );
  await expect.poll(middle).toBeTruthy();
  const before = await middle();
  await page.evaluate(() => void setTimeout(() => location.assign('/m/help')));
  await page.waitForURL('**/m/help');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_600);
  await expect.poll(middle).toBe(before);
});

test('icons of the search bar and the provider strip are drawn before the first interaction', {
  tag: ['@R098', '@R100'],
}, async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await waitForIdlePage(page);
  for (const name of ['Search', 'Filter', 'Previous providers', 'Next providers']) {
    const href = await page.getByRole('button', { name, exact: true }).locator('use').getAttribute('href');
    expect(href).toMatch(/^#/);
    await expect(page.locator(`symbol${href}`)).toHaveCount(1);
  }
});
