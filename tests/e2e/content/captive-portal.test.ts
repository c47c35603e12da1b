// @long

import type { Page } from 'playwright/test';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { portalText, serveSwappedWorker } from '#tests/support/swapped-worker.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.use({ serviceWorkers: 'allow' });

const keptDocuments = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('documents')).keys()).length);

const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

/** Returns the addresses of cached responses that a captive portal sent. */
const keptPortalPages = (page: Page): Promise<string[]> =>
  page.evaluate(async (text) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(text)) found.push(request.url);
    }
    return found;
  }, portalText);

for (const [lang, help] of [
  ['en', 'Logging in'],
  ['ty', 'Pag-log in'],
] as const) {
  test.describe(`in ${lang}`, { tag: lang === 'ty' ? '@long' : [] }, () => {
    test.use({ lang });

    test('the login page of a Wi-Fi network is never kept as a page, script, list or picture of the site', {
      tag: '@X14',
    }, async ({ context, site, sim: _sim, watch }) => {
      watch.expectError(/Failed to load resource|ERR_INTERNET|ERR_ABORTED|MIME type|is not valid|503/);
      await using network = await serveSwappedWorker(site);
      await context.addCookies([{ name: 'lang', value: lang, url: network.address }]);
      await withoutNotices(context);
      const page = await context.newPage();
      network.release('one');
      await page.goto(`${network.address}/m/home`);
      await hydrateWhenIdle(page);
      await expect.poll(() => isControlled(page)).toBe(true);
      expect(await keptDocuments(page)).toBeGreaterThanOrEqual(6);
      await page.goto(`${network.address}/m/help`);

      network.setCaptive(true);
      await page.evaluate(async () => {
        const picture = new Image();
        picture.src = '/cdn/portal.webp';
        await picture.decode().catch(() => undefined);
        for (const path of ['/_astro/portal.js', '/static/portal.svg', '/wps/game/vendors', '/wps/announcement/list'])
          await fetch(path).catch(() => undefined);
      });
      for (const path of ['/m/home', '/m/help', '/m/gameList?gameType=RNG']) {
        await page.goto(network.address + path);
        await expect(page.getByRole('heading', { name: portalText })).toBeVisible();
      }
      expect(await keptPortalPages(page)).toEqual([]);

      network.setCaptive(false);
      await context.setOffline(true);
      await page.goto(`${network.address}/m/help`);
      await expect(page.getByRole('link', { name: help })).toBeVisible();
      await page.goto(`${network.address}/m/home`);
      await expect(page.getByRole('main')).toBeVisible();
      await context.setOffline(false);
    });
  });
}

test('a new service worker removes login pages that an earlier one has kept', { tag: '@X14' }, async ({
  context,
  site,
  sim: _sim,
}) => {
  await using network = await serveSwappedWorker(site);
  await withoutNotices(context);
  const page = await context.newPage();
  network.release('one');
  await page.goto(`${network.address}/m/home`);
  await hydrateWhenIdle(page);
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.evaluate(async (text) => {
    const reply = () => new Response(text, { headers: { 'content-type': 'text/html' } });
    await (await caches.open('documents')).put('/__kept/en/m/gameList?', reply());
    await (await caches.open('assets')).put('/_astro/portal.js', reply());
    await (await caches.open('lists')).put('/wps/announcement/list', reply());
    await (await caches.open('pictures')).put('/cdn/portal.webp', reply());
  }, portalText);
  expect(await keptPortalPages(page)).toHaveLength(4);

  network.release('two');
  await page.goto(`${network.address}/m/activity`);
  await hydrateWhenIdle(page);
  await expect.poll(() => keptPortalPages(page)).toEqual([]);
  expect(await keptDocuments(page)).toBeGreaterThanOrEqual(6);
});

test('what a network redirects to another origin is never kept, whatever its type', { tag: '@X14' }, async ({
  context,
  site,
  sim: _sim,
  watch,
}) => {
  watch.expectError(/./);
  await using network = await serveSwappedWorker(site);
  await withoutNotices(context);
  const page = await context.newPage();
  network.release('one');
  await page.goto(`${network.address}/m/home`);
  await hydrateWhenIdle(page);
  await expect.poll(() => isControlled(page)).toBe(true);
  const kept = await keptDocuments(page);
  network.setRedirected(true);
  // The content security policy may refuse the other origin as well.
  await page.evaluate(async () => {
    for (const path of ['/_astro/portal.js', '/static/portal.svg', '/wps/game/vendors', '/wps/announcement/list'])
      await fetch(path).catch(() => undefined);
  });
  await page.goto(`${network.address}/m/help`);
  await expect(page.getByRole('heading', { name: portalText })).toBeVisible();
  network.setRedirected(false);
  await page.goto(`${network.address}/m/help`);
  expect(await keptPortalPages(page)).toEqual([]);
  expect(await keptDocuments(page)).toBeGreaterThanOrEqual(kept);
});
