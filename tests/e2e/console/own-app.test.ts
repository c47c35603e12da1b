// @long

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from 'playwright/test';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

// On narrower screens the console shows either the site or a panel.
base.use({ viewport: { width: 1280, height: 800 } });

/** Starts a simulator in a separate process, which serves no site. */
const test = base.extend<{ start: (...options: string[]) => Promise<string> }>({
  start: async ({}, use) => {
    const children: ReturnType<typeof spawnSimulator>[] = [];
    await use((...options) => {
      const child = spawnSimulator('--data', 'none', ...options);
      children.push(child);
      return originOf(child);
    });
    for (const child of children) child.kill();
  },
});

test('the console shows an app of another server, on white as a browser does', { tag: '@X29' }, async ({
  page,
  start,
}) => {
  const app = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Shop</title><h1>My own shop</h1>');
  }).listen(0);
  const address = `http://localhost:${(app.address() as AddressInfo).port}`;
  try {
    await page.goto(`${await start('--app', `${address}/shop`)}/`);
    const preview = page.getByTitle('Site preview, world default');
    await expect(preview.contentFrame().getByRole('heading', { name: 'My own shop' })).toBeVisible();
    await expect(preview).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByLabel('Address of the preview')).toHaveValue(`${address}/shop`);
  } finally {
    app.close();
  }
});

test('the console without a site says how to show one, and its panels work', { tag: '@X29' }, async ({
  page,
  start,
}) => {
  const origin = await start();
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/__admin/`);
  await expect(page.getByText('This simulator serves no site.')).toBeVisible();
  await expect(page.getByText('--app http://localhost:5173')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Scenarios' }).click();
  await expect(page.getByText('wallet.empty', { exact: true })).toBeVisible();
});
