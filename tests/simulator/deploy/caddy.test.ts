import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { caddyConfig } from '#deploy/caddy/config.ts';
import { readSite } from '#sim/site/files.ts';
import { siteOfWorlds } from '#sim/site/site-of-worlds.ts';
import { type Running, start } from '#sim/start/start.ts';
import { caddyPath, startCaddy } from '#tests/support/caddy.ts';
import { freePort } from '#tests/support/nginx.ts';
import { differences, requestsOf } from '#tests/support/same-responses.ts';
import { requestSite } from '#tests/support/site-requests.ts';

const dir = resolve('dist/kidlat');
const skipReason = caddyPath
  ? existsSync(dir)
    ? ''
    : ' (skipped: no built site)'
  : ' (skipped: Caddy is not installed)';

describe.skipIf(skipReason !== '')(`Caddy in front of the release${skipReason}`, () => {
  let simulator: Running;
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let own: string;

  beforeAll(async () => {
    simulator = await start({ port: 0, host: '127.0.0.1', site: (worlds) => siteOfWorlds(worlds, dir) });
    own = simulator.address.replace('localhost', '127.0.0.1');
    const port = await freePort();
    const options = { root: dir, listen: `http://:${port}`, backends: [new URL(own).host], admin: false };
    caddy = await startCaddy(caddyConfig(readSite(dir), options), port);
  });
  afterAll(async () => {
    await caddy?.close();
    await simulator?.close();
  });

  test('returns the same responses to more than 200 requests as the simulator', async () => {
    const requests = await requestsOf(dir, own);
    expect(await differences(requests, own, caddy.origin, { lengths: false })).toEqual([]);
  });

  test('serves several sites by host from one configuration', async () => {
    const port = await freePort();
    const backends = [new URL(own).host];
    const configs = ['http://kidlat.test', 'http://bituin.test'].map((host) =>
      caddyConfig(readSite(dir), { root: dir, listen: `${host}:${port}`, backends, admin: false }),
    );
    const several = await startCaddy(configs.join('\n'), port);
    onTestFinished(several.close);
    for (const host of ['kidlat.test', 'bituin.test']) {
      expect((await requestSite(several.origin, { path: '/m/home', headers: { host } })).status).toBe(200);
      expect((await requestSite(several.origin, { path: '/__admin/worlds', headers: { host } })).status).toBe(404);
    }
  });

  test('passes calls on and blocks the admin API', async () => {
    const headers = { 'x-sim-world': 'not-default' };
    expect((await requestSite(caddy.origin, { path: '/wps/system/version', headers })).body).toContain('not-default');
    for (const path of ['/__admin', '/__admin/', '/__admin/worlds', '//__admin/worlds', '/%5f_admin/worlds'])
      expect([path, (await requestSite(caddy.origin, { path })).status]).toEqual([path, 404]);
  });
});
