// @long

import type { Page } from 'playwright/test';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

const megabyte = 2 ** 20;

/** Returns what the page's process holds after garbage collection. */
const heldBy = async (page: Page): Promise<{ heap: number; nodes: number; documents: number }> => {
  const tab = await page.context().newCDPSession(page);
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.send('Runtime.getHeapUsage');
  const { nodes, documents } = await tab.send('Memory.getDOMCounters');
  await tab.detach();
  return { heap: usedSize, nodes, documents };
};

test('30 navigations over home, lobby and records leave nothing behind', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn('player01');
  const walk = async (rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1)
      for (const path of ['/m/gameLobby', '/m/gameRecord?period=month', '/m/home']) {
        await page.goto(path);
        await hydrateAndLoad(page);
      }
  };
  await walk(1);
  const before = await heldBy(page);
  await walk(10);
  // Chromium frees the last documents later; a leak would keep 30.
  await expect(async () => {
    const after = await heldBy(page);
    expect(after.heap - before.heap).toBeLessThan(2 * megabyte);
    expect(after.documents).toBeLessThan(before.documents + 10);
    expect(after.nodes).toBeLessThan(before.nodes * 1.5);
  }).toPass({ timeout: 30_000 });
});

test('opening and closing the menu and dialogs 30 times leaves nothing behind', async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/home');
  await hydrateAndLoad(page);
  const openAndClose = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: /^Display/ }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  };
  await openAndClose(3);
  const before = await heldBy(page);
  await openAndClose(30);
  const after = await heldBy(page);
  expect(after.heap - before.heap).toBeLessThan(2 * megabyte);
  expect(after.nodes).toBeLessThan(before.nodes + 500);
});
