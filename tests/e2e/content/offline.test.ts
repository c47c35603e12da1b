// @long

import { announcements, helpCenter } from '#contract/content/content.ts';
import { gameList, gameVendors, hotGames } from '#contract/games/games.ts';
import { field, submitForm } from '#tests/support/forms.ts';
import { gamePath } from '#tests/support/game-page.ts';
import { hydratePage, hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { games, listOfGames, readyGame } from '#tests/support/screen/games.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

const lists = [announcements, helpCenter, gameList, gameVendors, hotGames].map(({ path }) => path);

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker has cached its files. */
const visit = async (page: import('playwright/test').Page): Promise<void> => {
  await page.goto('/m/home');
  await hydrateWhenIdle(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('documents')).keys()).length))
    .toBeGreaterThanOrEqual(6);
};

/** Returns visible icons without a drawing, except those of closed menus. */
const missingIcons = (page: import('playwright/test').Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGUseElement>('svg use[href]')]
      .filter((use) => !use.closest('details:not([open])'))
      .filter((use) => (use.ownerSVGElement?.getBoundingClientRect().width ?? 0) > 0 && use.getBBox().width === 0)
      .map((use) => use.getAttribute('href')),
  );

/** Returns visible decorative pictures that could not be loaded. */
const brokenPictures = (page: import('playwright/test').Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((it) => it.complete && it.naturalWidth === 0 && it.src && it.alt === '')
      .filter((it) => getComputedStyle(it).visibility === 'visible')
      .map(({ src }) => src),
  );

for (const [lang, offline, agreement] of [
  ['en', 'You are offline', '1. Who may use the site'],
  ['ty', 'Walang internet', '1. Sino ang puwedeng gumamit'],
] as const) {
  test.describe(`without a network, in ${lang}`, { tag: lang === 'ty' ? '@long' : [] }, () => {
    test.use({ lang });

    test('home, help, promotions and agreement open, and other pages show an offline page and recover', {
      tag: '@X14',
    }, async ({ page, context, watch }) => {
      watch.expectError(/Failed to load resource|ERR_INTERNET|503/);
      await visit(page);
      await context.setOffline(true);
      for (const path of ['/m/home', '/m/activity', '/m/help', '/m/useragreement']) {
        await page.goto(path);
        await expect(documentOf(page)).toHaveAttribute('lang', lang === 'en' ? 'en' : 'fil');
        await expect(page.getByRole('main')).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: agreement })).toBeVisible();
      await page.goto('/m/activity');
      await expect.poll(() => brokenPictures(page)).toEqual([]);
      await page.goto('/m/forget');
      await expect(page.getByRole('main').getByRole('heading', { name: offline })).toBeVisible();
      expect(await missingIcons(page)).toEqual([]);
      await context.setOffline(false);
      await expect(page.getByRole('main').getByRole('heading', { name: offline })).toBeHidden();
      await expect(page).toHaveURL(/\/m\/forget$/);
    });
  });
}

test('the installed app and its shortcuts start without a network', { tag: '@X14' }, async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to load resource|ERR_INTERNET|503/);
  await visit(page);
  const addresses = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel=manifest]') as HTMLLinkElement;
    const manifest = (await (await fetch(href)).json()) as { start_url: string; shortcuts: { url: string }[] };
    return [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  });
  expect(addresses.length).toBeGreaterThan(3);
  await context.setOffline(true);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible();
    await expect(page.getByRole('banner'), address).toBeVisible();
  }
});

test('the service worker caches pages of the site only and limits those with a query to 40', async ({ page }) => {
  await visit(page);
  await page.goto('/__admin/');
  await page.goto('/m/home');
  await page.evaluate(async () => {
    const kept = await caches.open('documents');
    for (let at = 0; at < 60; at += 1) await kept.put(`/__kept/en/m/help?i=${at}`, new Response('old'));
  });
  await page.goto('/m/help?i=2');
  const keys = () => page.evaluate(async () => (await (await caches.open('documents')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await keys()).filter((it) => it.includes('help?i=')).length).toBe(40);
  expect((await keys()).filter((it) => it.includes('/__admin'))).toEqual([]);
});

test('a login without a network shows an error', { tag: '@X14' }, async ({ page, context, watch }) => {
  watch.expectError(/Failed to load resource|ERR_INTERNET|503/);
  await visit(page);
  await page.goto('/m/login');
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill('Passw0rd1');
  await waitForIdlePage(page);
  await context.setOffline(true);
  await submitForm(page);
  const error = page.getByRole('main').getByText(/No internet connection/);
  await expect(error).toBeVisible();
  await expect.poll(() => missingIcons(page)).toEqual([]);
  await context.setOffline(false);
  await expect(error).toBeHidden();
  await expect(field(page, 'Username')).toHaveValue('player01');
});

test('a list that could not be loaded offline shows its icon and loads once the network returns', {
  tag: '@X14',
}, async ({ page, context, signIn, watch }) => {
  watch.expectError(/Failed to load resource|ERR_INTERNET|503/);
  await signIn('player01');
  await visit(page);
  await page.goto('/m/gameRecord');
  await hydrateWhenIdle(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '30 days' }).click();
  const heading = page.getByRole('main').getByRole('heading', { name: 'No connection' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'No connectionCheck your connection and try again.',
  );
  await expect.poll(() => missingIcons(page)).toEqual([]);
  await context.setOffline(false);
  await expect(heading).toBeHidden();
  await expect(entries(page).first()).toBeVisible();
});

test('a game that was opened offline opens once the network returns', { tag: ['@X14', '@R253'] }, async ({
  page,
  context,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(/Failed to load resource|ERR_INTERNET|503/);
  await signIn('player01');
  const path = await gamePath(sim, 'Kidlat Fortune');
  await visit(page);
  await page.goto(path);
  await readyGame(page).waitFor();
  await expect(page).toHaveTitle(/^Kidlat Fortune · /);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await readyGame(page).waitFor();
});

test('each game category has its own cached page', { tag: ['@X14', '@R018'] }, async ({ page, context, watch }) => {
  watch.expectError(/Failed to load resource|ERR_INTERNET|503/);
  await visit(page);
  await page.goto('/m/gameList?gameType=RNG');
  const slots = await page.title();
  await page.goto('/m/gameList?gameType=FISH');
  await expect(page).not.toHaveTitle(slots);
  await context.setOffline(true);
  await page.goto('/m/gameList?gameType=RNG');
  await expect(page).toHaveTitle(slots);
});

test('no response about money or a session is cached', { tag: '@X14' }, async ({ page, signIn }) => {
  await signIn('player01');
  await visit(page);
  await page.reload();
  await page.goto('/m/mine');
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found;
  });
  expect(kept.some((url) => url.includes('/__kept/'))).toBe(true);
  const calls = kept.filter((url) => /\/(wps|lgw)\//.test(url));
  expect(calls.filter((url) => !lists.some((path) => url.includes(path)))).toEqual([]);
});

test('a page that the server can deliver is not served from the cache', { tag: '@X14' }, async ({ page }) => {
  await visit(page);
  await page.evaluate(async () => {
    const cache = await caches.open('documents');
    const [key] = (await cache.keys()).filter(({ url }) => /\/__kept\/en\/m\/useragreement/.test(url));
    const old = new Response('<html lang="en"><title>Old</title>', { headers: { 'content-type': 'text/html' } });
    await cache.put(key ?? '', old);
  });
  await page.goto('/m/useragreement');
  await expect(page).toHaveTitle(/^User agreement/);
  const script = await page.request.get('/sw.js');
  expect(script.headers()['cache-control']).toMatch(/no-cache|max-age=0/);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a module that fails to load keeps the page and shows an error', async ({ page, context, watch }) => {
    watch.expectError(/Failed to load resource|ERR_INTERNET/);
    const offlineMessage = page.getByText(/No internet connection/);
    await page.goto('/m/gameList?gameType=FISH');
    await waitForIdlePage(page);
    await hydratePage(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(offlineMessage).toBeVisible();
    await expect(games(listOfGames(page)).first()).toBeVisible();
    await context.setOffline(false);
    await page.goto('/m/login');
    await waitForIdlePage(page);
    await hydratePage(page);
    await field(page, 'Username').fill('maria2026');
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await expect(offlineMessage).toBeVisible();
    await expect(field(page, 'Username')).toHaveValue('maria2026');
  });
});

test.describe('favourites', () => {
  test.use({ serviceWorkers: 'block' });

  test('a favourite added offline is kept and sent once online', {
    tag: ['@X14', '@R114'],
  }, async ({ page, context, sim, signIn, watch }) => {
    watch.expectError(/Failed to load resource|ERR_INTERNET/);
    await signIn('player01');
    await page.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
    await page.goto('/m/gameList?gameType=RNG');
    await waitForIdlePage(page);
    const heart = page.getByRole('button', { name: /^Add .* to favourites$/ }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    const game = name.replace(/^Add (.*) to favourites$/, '$1');
    await context.setOffline(true);
    await heart.click();
    await expect(page.getByText('You are offline. We will save this')).toBeVisible();
    const marked = page.getByRole('button', { name: `Remove ${game} from favourites` });
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await expect
      .poll(
        async () =>
          (await sim.requests({ path: '/wps/', method: 'POST' })).filter(({ row }) => row === 'addFavourite').length,
      )
      .toBe(1);
    await expect(marked).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('FAVOURITES_LATER'))).toBeNull();
  });
});
