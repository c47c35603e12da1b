// @long

import { readFile } from 'node:fs/promises';
import { expect } from '#tests/support/test.ts';
import { desktop, line, test } from './console.ts';

test.use(desktop);

test('a checkpoint can be compared with the current state and restored', async ({ console, sim }) => {
  const { page, open } = console;
  await open('snapshots');
  await page.getByLabel('Checkpoint name').fill('before');
  await page.getByRole('button', { name: 'Create checkpoint' }).click();
  await expect(line(page, 'before')).toBeVisible();
  await sim.flags({ DIRECTREG3: false });
  await page.getByRole('button', { name: 'Compare with before' }).click();
  const difference = page.getByRole('region', { name: 'Changes since before' });
  await expect(difference).toContainText('flag DIRECTREG3');
  await line(page, 'before').getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Click again to restore' }).click();
  await expect(page.getByRole('status')).toContainText('restored to before');
  await open('flags');
  await expect(page.getByRole('switch', { name: 'DIRECTREG3' })).toHaveAttribute('aria-checked', 'true');
});

test('a world can be downloaded and restored from its file, and an invalid file is rejected', async ({
  console,
  sim,
  watch,
}) => {
  watch.expectError(/status of 4\d\d .*snapshot/);
  const { page, open } = console;
  await sim.flags({ MISSION: false });
  await open('snapshots');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download world' }).click();
  const document = await readFile(await (await saving).path(), 'utf8');
  await sim.reset();
  const upload = page.getByLabel('Restore from file');
  const file = { name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(document) };
  await upload.setInputFiles({ ...file, buffer: Buffer.from(document.replace('"format":1', '"format":9')) });
  await expect(page.getByRole('status')).toContainText('format');
  await upload.setInputFiles({ ...file, buffer: Buffer.from('no world') });
  await expect(page.getByRole('status')).toContainText('not valid JSON');
  await upload.setInputFiles(file);
  await expect(page.getByRole('status')).toContainText('restored from world.json');
  await open('flags');
  await expect(page.getByRole('switch', { name: 'MISSION' })).toHaveAttribute('aria-checked', 'false');
});

test('coverage counts requests by endpoint and scenario', async ({ console, sim }) => {
  const { page, open } = console;
  await sim.apply('wallet.fails');
  await sim.call('/wps/system/version');
  await open('coverage');
  await page.getByRole('searchbox').fill('/wps/system/version');
  await expect(page.getByRole('listitem').filter({ hasText: 'GET /wps/system/version' })).toContainText('200 ×');
  await expect(page.getByRole('listitem').filter({ hasText: 'GET /wps/system/version' })).toContainText('wallet.fails');
});
