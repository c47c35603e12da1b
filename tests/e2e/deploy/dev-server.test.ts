import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from 'playwright/test';
import { simOf } from '../../../mock-server/client/sim.ts';
import { enterGame } from '../../support/enter-game.ts';
import { gamePath } from '../../support/game-page.ts';
import { hydratePage } from '../../support/hydrate-page.ts';
import { addLastDigit } from '../../support/lottery.ts';
import { freePort } from '../../support/nginx.ts';
import { watchPages } from '../../support/page-errors.ts';
import { gameResult } from '../../support/screen/games.ts';

const startDev = (port: number) =>
  spawn('node', ['scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** `npm run dev` as a developer starts it, at a port of its own. */
const test = base.extend<{ dev: { site: string; port: number } }>({
  dev: async ({}, use) => {
    const port = await freePort();
    const child = startDev(port);
    let said = '';
    // The stream stays open: a server whose words nobody takes would end.
    await new Promise<void>((ready, failed) => {
      const hear = (part: Buffer) => {
        said += part;
        if (said.includes(`:${port}/`)) ready();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => failed(new Error(`npm run dev did not start: ${said}`)));
    });
    await use({ site: `http://localhost:${port}`, port });
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  },
});

test.use({ serviceWorkers: 'block' });

test('login, a game round, a lottery bet and the console work in the development server', {
  tag: '@long',
}, async ({ page, dev }) => {
  test.slow();
  const { site } = dev;
  const sim = simOf(site, 'default');
  // What the pages depend on is bundled with the first visit, which then loads them again.
  await page.goto(`${site}/m/login`);
  await page.goto(`${site}/m/startLottery?code=bilis-lima-3-minute`);
  await hydratePage(page);
  const watch = watchPages(page.context());

  const game = await enterGame(page, site + (await gamePath(sim, 'Kidlat Fortune')));
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).not.toBeEmpty();

  await page.goto(`${site}/m/startLottery?code=bilis-lima-3-minute`);
  await hydratePage(page);
  await addLastDigit(page, '7');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByText('Bet placed')).toBeVisible();

  await page.goto(`${site}/__admin/#/overview`);
  await expect(
    page
      .getByRole('timer')
      .or(page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d/))
      .first(),
  ).toBeVisible();
  expect(watch.unexpected()).toEqual([]);
});

test('the development server exits with a message if its port is in use', { tag: '@long' }, async ({ dev }) => {
  const second = startDev(dev.port);
  let said = '';
  second.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(said).toContain(`Port ${dev.port} is in use. Stop the other program or choose another port with PORT.`);
});
