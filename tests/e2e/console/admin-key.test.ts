// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';
import { expect, test } from '#tests/support/test.ts';

test('a console open to other hosts asks for the admin key once', async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  const serverOptions = ['--host', '0.0.0.0', '--key', 'sesame'];
  const simulator = spawnSimulator('--data', 'none', '--site', 'dist/kidlat', ...serverOptions);
  try {
    await page.goto(`${await originOf(simulator)}/__admin/`);
    const key = page.getByLabel('Admin key that the simulator printed');
    await key.fill('open');
    await key.press('Enter');
    await expect(page.getByRole('alert')).toContainText(
      'Wrong key. Enter the key that the simulator printed at startup',
    );
    await expectAccessible(page);
    await key.fill('sesame');
    await page.getByRole('button', { name: 'Open console' }).click();
    await expect(page.getByRole('link', { name: 'Flags' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Flags' })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    simulator.kill();
  }
});
