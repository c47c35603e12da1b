import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';

test('from elsewhere the console asks for the key once', async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  const options = ['--port', '0', '--data', 'none', '--host', '0.0.0.0', '--key', 'sesame', '--site', 'dist/kidlat'];
  const simulator = spawn('node', ['-r', './scripts/need-node.cjs', 'mock-server/main.ts', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let address = '';
    for await (const line of createInterface(simulator.stdout)) {
      address = /http:\/\/localhost:\d+\/__admin\//.exec(line)?.[0] ?? '';
      if (address) break;
    }
    await page.goto(address);
    const key = page.getByLabel('The key that the simulator printed');
    await key.fill('open');
    await key.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('This is not the key that the simulator printed when it started.');
    await expectAccessible(page);
    await key.fill('sesame');
    await page.getByRole('button', { name: 'Open the console' }).click();
    await expect(page.getByRole('link', { name: 'Flags' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Flags' })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    simulator.kill();
  }
});
