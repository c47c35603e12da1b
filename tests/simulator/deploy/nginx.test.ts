import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { readSite } from '#sim/site/files.ts';
import { siteOfWorlds } from '#sim/site/site-of-worlds.ts';
import { type Running, start } from '#sim/start/start.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';
import { differences, requestsOf } from '#tests/support/same-responses.ts';
import { requestSite } from '#tests/support/site-requests.ts';

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

  test('returns the same responses to more than 200 requests as the simulator @X22', async () => {
    const requests = await requestsOf(dir, own);
    expect(requests.length).toBeGreaterThanOrEqual(200);
    expect(await differences(requests, own, nginx.origin)).toEqual([]);
  });

  test('serves several sites by host from one configuration', async () => {
    const port = await freePort();
    const configOf = (scope: string, backends: string[]) =>
      nginxConfig(readSite(dir), {
        root: dir,
        listen: `127.0.0.1:${port}`,
        serverName: `${scope}.test`,
        backends,
        admin: false,
        locale: 'en',
        scope,
      });
    const several = await startNginx([configOf('kidlat', [new URL(own).host]), configOf('no-backend', [])], port);
    onTestFinished(several.close);
    const requests = (await requestsOf(dir, own)).filter((_, at) => at % 3 === 0);
    expect(await differences(requests, own, several.origin)).toEqual([]);
    const headers = { host: 'no-backend.test' };
    expect((await requestSite(several.origin, { path: '/ty/m/home', headers })).status).toBe(200);
    expect((await requestSite(several.origin, { path: '/wps/system/version', headers })).status).toBe(404);
  });

  test('passes on calls, game and payment pages, and blocks the admin API', async () => {
    for (const path of [
      '/wps/system/version',
      '/wps/nothing',
      '/lgw/',
      '/moreLottery',
      '/__games/none',
      '/__pay/none',
    ]) {
      const [expected, actual] = [await requestSite(own, { path }), await requestSite(nginx.origin, { path })];
      expect([path, actual.status]).toEqual([path, expected.status]);
      expect(actual.body.replace(/\d{13}/g, '')).toBe(expected.body.replace(/\d{13}/g, ''));
    }
    const headers = { 'x-sim-world': 'not-default' };
    expect((await requestSite(nginx.origin, { path: '/wps/system/version', headers })).body).toContain('not-default');
    expect((await requestSite(nginx.origin, { path: '/__admin/worlds' })).status).toBe(404);
    expect((await requestSite(nginx.origin, { path: '/__csp', method: 'POST' })).status).toBe(204);
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(lacking !== '' || !hasOpenssl)(
  `nginx with a certificate${hasOpenssl ? lacking : ' (skipped: no openssl)'}`,
  () => {
    test('serves a page and its files over one HTTP/2 connection', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
      const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
      const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
      execFileSync('openssl', ['req', '-x509', ...ec, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
      const port = await freePort();
      const config = nginxConfig(readSite(dir), {
        root: dir,
        listen: `127.0.0.1:${port} ssl`,
        serverName: '_',
        backends: [],
        admin: false,
        locale: 'en',
        extra: `ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
      });
      const nginx = await startNginx(config, port);
      const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
      const statusOf = async (path: string): Promise<unknown> => {
        const request = session.request({ ':path': path }).resume();
        const [headers] = await once(request, 'response');
        return headers[':status'];
      };
      try {
        expect(await Promise.all(['/m/home', '/m/login', '/print.css'].map(statusOf))).toEqual([200, 200, 200]);
        expect(session.alpnProtocol).toBe('h2');
      } finally {
        session.close();
        await nginx.close();
        await rm(folder, { recursive: true });
      }
    });
  },
);
