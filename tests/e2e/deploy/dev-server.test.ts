// @long

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { simOf } from '#sim/client/sim.ts';
import { enterGame } from '#tests/support/enter-game.ts';
import { gamePath } from '#tests/support/game-page.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { addLastDigit } from '#tests/support/lottery.ts';
import { freePort } from '#tests/support/nginx.ts';
import { watchPages } from '#tests/support/page-errors.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { expectSaved, saveEntry } from '#tests/support/screen/editor.ts';
import { gameResult } from '#tests/support/screen/games.ts';

const startDev = (port: number, cwd = process.cwd()) =>
  spawn('node', ['scripts/dev.ts'], {
    cwd,
    env: { ...process.env, PORT: String(port), NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Resolves when the site of `npm run dev` responds; throws its output if it ends earlier. */
const whenServed = (child: ReturnType<typeof startDev>, port: number): Promise<void> => {
  let output = '';
  return new Promise((ready, failed) => {
    // The streams stay open, because a server whose output is not read would end.
    const read = (part: Buffer) => {
      output += part;
      if (output.includes(`:${port}/`)) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(`npm run dev did not start: ${output}`)));
  });
};

const stop = async (child: ReturnType<typeof startDev>): Promise<void> => {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
};

interface Dev {
  readonly site: string;
  readonly port: number;
}

/** Runs `npm run dev` on a separate port; `copied` with files that the test may change. */
const test = base.extend<{ dev: Dev; copied: Dev & { readonly folder: string } }>({
  dev: [
    async ({}, use) => {
      const port = await freePort();
      const child = startDev(port);
      await whenServed(child, port);
      await use({ site: `http://localhost:${port}`, port });
      await stop(child);
    },
    { timeout: 180_000 },
  ],
  copied: [
    async ({}, use) => {
      const { folder, remove } = copyProject();
      const port = await freePort();
      const child = startDev(port, folder);
      await whenServed(child, port);
      await use({ site: `http://localhost:${port}`, port, folder });
      await stop(child);
      remove();
    },
    { timeout: 180_000 },
  ],
});

test.use({ serviceWorkers: 'block' });

test('login, a game round, a lottery bet and the console work in the development server', {
  tag: '@long',
}, async ({ page, dev }) => {
  test.slow();
  const { site } = dev;
  const sim = simOf(site, 'default');
  // Dependencies are bundled with the first visit, which then reloads the page.
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
  let output = '';
  second.stderr.on('data', (part) => {
    output += part;
  });
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(output).toContain(`Port ${dev.port} is in use. Stop the other program or choose another port with PORT.`);
});

test('worlds and sessions survive a change of a rule, and a broken rule is named with file and line', {
  tag: '@long',
}, async ({ page, copied: { site, folder } }) => {
  test.setTimeout(240_000);
  const sim = simOf(site, 'in-passing');
  await sim.apply('wallet.empty');
  const { token } = await sim.signIn('player01');
  const balance = async () => {
    const reply = await sim.call('/wps/wallets/balance', { headers: { authorization: `Bearer ${token}` } });
    return reply.json().catch(() => 'restarting') as Promise<unknown>;
  };
  const rule = join(folder, 'mock-server/features/cashier/rules/withdrawal-check.ts');
  const before = readFileSync(rule, 'utf8');
  const started = () =>
    sim.call('/__admin/metrics').then(async (it) => /process_start\S* (\S+)/.exec(await it.text())?.[1]);
  const first = await started();
  writeFileSync(rule, `${before}\nexport const added = 1;\n`);
  await expect.poll(() => started().catch(() => first), { timeout: 60_000 }).not.toBe(first);
  await expect.poll(balance, { timeout: 30_000 }).toMatchObject({ success: true, value: { sumBalance: 0 } });

  writeFileSync(rule, `${before}\nexport const broken = ;\n`);
  await expect
    .poll(
      () =>
        sim
          .call('/__admin/health')
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(false);
  await page.goto(`${site}/m/home`);
  await expect(page.getByRole('heading', { name: 'The simulator did not start' })).toBeVisible();
  const line = before.split('\n').length + 1;
  await expect(
    page.getByText(new RegExp(`Correct mock-server/features/cashier/rules/withdrawal-check.ts:${line}:`)),
  ).toBeVisible();

  writeFileSync(rule, before);
  // The page reloads automatically.
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 60_000 });
  await expect.poll(balance, { timeout: 30_000 }).toMatchObject({ success: true, value: { sumBalance: 0 } });
});

test('of two people who change the same entry the second is not saved and sees both versions', {
  tag: '@long',
}, async ({ browser, copied: { site, folder } }) => {
  test.setTimeout(240_000);
  const editors = await Promise.all(
    ['Bonuses by Ana', 'Bonuses by Ben'].map(async (title) => {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${site}/keystatic/collection/help/item/bonuses`);
      await page.getByRole('textbox', { name: 'English' }).first().fill(title, { timeout: 60_000 });
      return page;
    }),
  );
  const [ana, ben] = editors as [(typeof editors)[0], (typeof editors)[0]];
  await saveEntry(ana, 'Ana');
  await expectSaved(ana);
  await saveEntry(ben, 'Ben');
  const refusal = ben.getByText(/^Not saved: src\/content\/help\/bonuses\/index\.yaml was changed by another person/);
  await expect(refusal).toContainText('Bonuses by Ana');
  await expect(refusal).toContainText('Bonuses by Ben');
  expect(readFileSync(join(folder, 'src/content/help/bonuses/index.yaml'), 'utf8')).toContain('Bonuses by Ana');
});
