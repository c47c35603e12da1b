// @long

import type { Page } from 'playwright/test';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { serveSwappedWorker } from '#tests/support/swapped-worker.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the version of the service worker that controls this page; empty if there is none. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { controller } = navigator.serviceWorker;
        if (!controller) return resolve('');
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        controller.postMessage('', [port2]);
      }),
  );

test('a new service worker takes over all open pages, and a broken one leaves the old in control', {
  tag: '@X14',
}, async ({ context, site, sim: _sim }) => {
  await using swapped = await serveSwappedWorker(site);
  await withoutNotices(context);
  const [page, other] = [await context.newPage(), await context.newPage()];
  swapped.release('one');
  await page.goto(`${swapped.address}/m/home`);
  await hydrateWhenIdle(page);
  await expect.poll(() => workerOf(page)).toBe('one');
  await other.goto(`${swapped.address}/m/help`);
  await expect.poll(() => workerOf(other)).toBe('one');

  await test.step('a visit of any page installs the new worker and leaves the other tab unchanged', async () => {
    swapped.release('two');
    await page.goto(`${swapped.address}/m/activity`);
    await hydrateWhenIdle(page);
    await expect.poll(() => workerOf(page)).toBe('two');
    await expect.poll(() => workerOf(other)).toBe('two');
    await expect(other).toHaveURL(/\/m\/help$/);
    await other.getByRole('link', { name: 'Logging in' }).click();
    await expect(other.getByText('I forgot my password.')).toBeVisible();
  });

  await test.step('a broken worker is rejected, and pages still load', async () => {
    swapped.release('three', true);
    await page.goto(`${swapped.address}/m/home`);
    await hydrateWhenIdle(page);
    await expect.poll(swapped.lastSent).toBe('three');
    await page.goto(`${swapped.address}/m/useragreement`);
    expect(await workerOf(page)).toBe('two');
  });

  await test.step('the next valid worker takes over', async () => {
    swapped.release('four');
    await page.goto(`${swapped.address}/m/help`);
    await hydrateWhenIdle(page);
    await expect.poll(() => workerOf(page)).toBe('four');
  });
});
