import { request as requests } from 'playwright/test';
import { expect, test } from '#sim/client/playwright.ts';

const versionPath = '/wps/system/version';

test('a world starts from the seed', async ({ sim }) => {
  const seeded = await sim.member('player01');
  expect(await sim.requests()).toEqual([]);
  expect(seeded).toMatchObject({ balance: 12_480.5 });
  expect(Math.abs((await sim.clock.now()) - Date.now())).toBeLessThan(60_000);
  const version = await (await sim.call(versionPath)).json();
  expect(version).toMatchObject({ success: true, value: { resets: 0 } });
  await sim.apply('wallet.empty');
  await sim.clock.advance('2d');
  await sim.override('version', { errorCode: 'system.unknown' });
});

test('every context and request is in the world of the test', async ({ browser, page, playwright, request, sim }) => {
  const version = new URL(versionPath, process.env.SIM).href;
  const opener = await (await browser.newContext()).newPage();
  const pages = [page, opener, await browser.newPage()];
  for (const it of pages) await it.goto(version);
  const popup = opener.waitForEvent('popup');
  await opener.evaluate((url) => void window.open(url), version);
  for (const it of [...pages, await popup]) await expect(it.locator('body')).toContainText(`"world":"${sim.world}"`);
  const clients = [request, page.request, await playwright.request.newContext(), await requests.newContext()];
  for (const client of clients) expect(await (await client.get(version)).text()).toContain(`"world":"${sim.world}"`);
  await page.route('**/wps/**', (route) => route.continue());
  await page.goto(version);
  await expect(page.locator('body')).toContainText(`"world":"${sim.world}"`);
  const last = (await sim.requests()).at(-1);
  expect(last?.requestHeaders).toMatchObject({ 'x-project': 'kept' });
});

test('a call without a world fails the test', async () => {
  const reply = await fetch(new URL(versionPath, process.env.SIM));
  expect(reply.status).toBe(400);
});
