import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from '../../../deploy/nginx/config.ts';
import { readSite } from '../../../mock-server/site/files.ts';
import { siteOfWorlds } from '../../../mock-server/site/site-of-worlds.ts';
import { type Running, start } from '../../../mock-server/start/start.ts';
import { freePort, nginxPath, startNginx } from '../../support/nginx.ts';
import { differences, requestsOf } from '../../support/same-answers.ts';
import { ask } from '../../support/site-requests.ts';

const dir = resolve('dist/kidlat');
const lacking = nginxPath ? (existsSync(dir) ? '' : ' (skipped: no built site)') : ' (skipped: nginx is not installed)';

describe.skipIf(lacking !== '')(`nginx in front of the built site${lacking}`, () => {
  let simulator: Running;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let own: string;

  beforeAll(async () => {
    simulator = await start({ port: 0, host: '127.0.0.1', site: (worlds) => siteOfWorlds(worlds, dir) });
    own = simulator.address.replace('localhost', '127.0.0.1');
    const port = await freePort();
    const config = nginxConfig(readSite(dir), {
      root: dir,
      listen: `127.0.0.1:${port}`,
      serverName: '_',
      backends: [new URL(own).host],
      admin: false,
      locale: 'en',
    });
    nginx = await startNginx(config, port);
  });
  afterAll(async () => {
    await nginx?.close();
    await simulator?.close();
  });

  test('answers a table of more than 200 requests as the simulator’s own server does @X22', async () => {
    const requests = await requestsOf(dir, own);
    expect(requests.length).toBeGreaterThanOrEqual(200);
    expect(await differences(requests, own, nginx.origin)).toEqual([]);
  });

  test('passes calls, pictures and screens on, and keeps the admin API to itself', async () => {
    for (const path of [
      '/wps/system/version',
      '/wps/nothing',
      '/lgw/',
      '/moreLottery',
      '/__games/none',
      '/__pay/none',
    ]) {
      const [mine, theirs] = [await ask(own, { path }), await ask(nginx.origin, { path })];
      expect([path, theirs.status]).toEqual([path, mine.status]);
      expect(theirs.body.replace(/\d{13}/g, '')).toBe(mine.body.replace(/\d{13}/g, ''));
    }
    const headers = { 'x-sim-world': 'not-default' };
    expect((await ask(nginx.origin, { path: '/wps/system/version', headers })).body).toContain('not-default');
    expect((await ask(nginx.origin, { path: '/__admin/worlds' })).status).toBe(404);
    expect((await ask(nginx.origin, { path: '/__csp', method: 'POST' })).status).toBe(204);
  });
});
