// @long

import { resolve } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { simOf } from '#sim/client/sim.ts';
import { readSite } from '#sim/site/files.ts';
import { siteOfWorlds } from '#sim/site/site-of-worlds.ts';
import { allowOrigins } from '#sim/start/cors.ts';
import { start } from '#sim/start/start.ts';
import { enterGame } from '#tests/support/enter-game.ts';
import { gamePath } from '#tests/support/game-page.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';
import { watchPages } from '#tests/support/page-errors.ts';
import { gameResult } from '#tests/support/screen/games.ts';

const dir = resolve('dist/kidlat');
const host = '127.0.0.1';

/** Opens a game's URL as a guest and plays its first round: documents, policies, calls, frames, pictures. */
const logInAndPlay = async (page: Page, site: string, backend: string): Promise<void> => {
  const watch = watchPages(page.context());
  const game = await enterGame(page, site + (await gamePath(simOf(backend, 'default'), 'Kidlat Fortune')));
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).not.toBeEmpty();
  await page.goto(`${site}/`);
  await expect(page.getByRole('banner')).toContainText('Tala_Reyes');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
  expect(watch.unexpected()).toEqual([]);
};

test('the site works with a backend of another origin that is set when it is served', {
  tag: ['@X23', '@long'],
}, async ({ page }) => {
  const sitePort = await freePort();
  const site = `http://localhost:${sitePort}`;
  const backend = await start({ port: 0, host, before: allowOrigins([site]), origins: [site] });
  const front = await start({ port: sitePort, host, site: (worlds) => siteOfWorlds(worlds, dir, backend.address) });
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/\/(wps|lgw)\//.test(request.url())) asked.add(new URL(request.url()).origin);
  });
  await logInAndPlay(page, site, backend.address);
  expect([...asked]).toEqual([backend.address]);
  expect((await page.context().cookies(backend.address)).filter(({ name }) => name.startsWith('sim_'))).toEqual([]);
  await front.close();
  await backend.close();
});

test('the site works behind nginx', { tag: ['@X22', '@long', '@engines'] }, async ({ page }) => {
  test.skip(!nginxPath, 'nginx is not installed');
  const backend = await start({ port: 0, host });
  const port = await freePort();
  const backends = [new URL(backend.address).host];
  const listen = `${host}:${port}`;
  const config = nginxConfig(readSite(dir), {
    root: dir,
    listen,
    serverName: '_',
    backends,
    admin: false,
    locale: 'en',
  });
  const nginx = await startNginx(config, port);
  await logInAndPlay(page, nginx.origin, backend.address);
  await nginx.close();
  await backend.close();
});
