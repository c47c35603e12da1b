import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from '../../../deploy/nginx/config.ts';
import { readSite } from '../../../mock-server/site/files.ts';
import { kindOf } from '../../../mock-server/site/headers.ts';
import { siteOfWorlds } from '../../../mock-server/site/site-of-worlds.ts';
import { type Running, start } from '../../../mock-server/start/start.ts';
import { freePort, nginxPath, startNginx } from '../../support/nginx.ts';
import { type Answered, type Asked, ask, siteRequests } from '../../support/site-requests.ts';

const dir = resolve('dist/kidlat');
const lacking = nginxPath ? (existsSync(dir) ? '' : ' (skipped: no built site)') : ' (skipped: nginx is not installed)';

/** What differs from one server, or one moment, to the next and says nothing of the site. */
const passing = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/** What nobody reads of a redirect: nginx adds a sentence of its own. */
const ofRedirectBodies = ['content-type', 'content-length'];

const comparable = ({ status, headers, body }: Answered) => {
  const moved = status === 301;
  const dropped = [...passing, ...(moved ? ofRedirectBodies : [])];
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name))),
    body: moved ? '' : body,
  };
};

const nameOf = ({ method = 'GET', path, headers = {} }: Asked): string =>
  `${method} ${path} ${JSON.stringify(headers)}`;

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
    const files = [...readSite(dir).keys()];
    const hashed = files.filter((name) => kindOf(name) === 'hashed').filter((_, at) => at % 40 === 0);
    const tags: Record<string, string> = {};
    for (const path of ['/m/home', '/sw.js', '/ty/m/help?i=2']) {
      const { headers } = await ask(own, { path, headers: { 'accept-encoding': 'br' } });
      tags[path] = String(headers.etag);
    }
    const requests = siteRequests(hashed, tags);
    expect(requests.length).toBeGreaterThanOrEqual(200);
    const different: unknown[] = [];
    for (const asked of requests) {
      const [mine, theirs] = [comparable(await ask(own, asked)), comparable(await ask(nginx.origin, asked))];
      if (JSON.stringify([mine.status, mine.body]) !== JSON.stringify([theirs.status, theirs.body]))
        different.push([nameOf(asked), mine.status, mine.body.slice(0, 80), theirs.status, theirs.body.slice(0, 80)]);
      else if (
        JSON.stringify(Object.entries(mine.headers).sort()) !== JSON.stringify(Object.entries(theirs.headers).sort())
      )
        different.push([nameOf(asked), mine.headers, theirs.headers]);
    }
    expect(different).toEqual([]);
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
