// @long

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import { SqliteTeamStore } from '#sim/optional/teams/sqlite-team-store.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';
import { addTeamKey, adminWith } from '#tests/support/team-keys.ts';
import { expect, test } from '#tests/support/test.ts';

test('a key of a team opens the console on its worlds and shows its quotas and audit log', async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  const folder = mkdtempSync(join(tmpdir(), 'kidlat-access-'));
  const store = new SqliteStore(folder);
  const { text, id } = await addTeamKey(new SqliteTeamStore(store.database), 'red', 'test', { worlds: 3 });
  const simulator = spawnSimulator('--data', folder, '--site', 'dist/kidlat', '--key', 'sesame');
  try {
    const origin = await originOf(simulator);
    await adminWith(origin, text)('POST', '/worlds', { name: 'red-1' });
    await adminWith(origin, 'sesame')('POST', '/worlds', { name: 'hidden' });
    await page.goto(`${origin}/__admin/#/access`);
    await page.getByLabel('Admin key that the simulator printed').fill(text);
    await page.getByRole('button', { name: 'Open console' }).click();
    const access = page.getByRole('region', { name: 'Keys and audit log' });
    await expect(page.getByText('your role: test, team red')).toBeVisible();
    await expect(access.locator(`[data-key="${id}"]`)).toContainText('of 3 worlds');
    await expect(access).toContainText('POST /worlds');
    await page.goto(`${origin}/__admin/#/world`);
    await expect(page.locator('[data-world="red-1"]')).toContainText('team red');
    await expect(page.locator('[data-world="hidden"]')).toHaveCount(0);
    await page.goto('about:blank');
  } finally {
    simulator.kill();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
