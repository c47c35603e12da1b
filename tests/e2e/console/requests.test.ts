// @long

import { readFile } from 'node:fs/promises';
import { dayOf } from '#lib/dates/market-time.ts';
import { expect } from '#tests/support/test.ts';
import { calls, clock, desktop, panel, test } from './console.ts';

test.use(desktop);

test('requests appear live, can be searched and show both bodies without secrets', async ({
  console,
  sim,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, open } = console;
  await open('requests');
  await sim.call('/wps/session/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'player01', password: 'not-it-at-all', type: 0 }),
  });
  const row = page.getByRole('link', { name: 'POST /wps/session/login' });
  await expect(row).toBeVisible();
  await page.getByRole('searchbox').fill('login 400');
  await expect(calls(page)).toHaveCount(1);
  await expect(calls(page)).toContainText('login.wrong-password');
  await row.press('Enter');
  await expect(page.getByRole('region', { name: 'Request body' })).toContainText('"password": "***"');
  await expect(page.getByRole('region', { name: 'Response body' })).toContainText('login.wrong-password');
  await expect(panel(page, 'Requests')).not.toContainText('not-it-at-all');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'HAR', exact: true }).click();
  const archive = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(archive.log.entries).toContainEqual(
    expect.objectContaining({
      request: expect.objectContaining({ method: 'POST' }),
      response: expect.objectContaining({ status: 400 }),
    }),
  );
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('status')).toContainText('Command copied');
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain("curl -X POST 'http://localhost");
  expect(command).toContain(`x-sim-world: ${sim.world}`);
});

test('requests can be filtered by method and status, stopped and cleared', async ({ console, sim }) => {
  const { page, open } = console;
  await open('requests');
  await expect(calls(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('4');
  await expect(calls(page)).toHaveCount(0);
  await sim.call('/wps/wallets/balance');
  await expect(calls(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Method' }).selectOption('PUT');
  await expect(calls(page)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Method' }).selectOption('');
  const live = page.getByRole('button', { name: 'Live' });
  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  await sim.call('/wps/wallets/balance');
  // Another topic of the same stream shows that the call was announced earlier.
  await sim.clock.advance('1d');
  await expect(clock(page)).toContainText(dayOf(await sim.clock.now()));
  await expect(calls(page)).toHaveCount(1);
  await live.click();
  await expect(calls(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Click again to clear' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
});
