import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { endpoints } from '#contract/endpoints.ts';
import { version } from '#contract/site/system.ts';
import { caddyConfig } from '#deploy/caddy/config.ts';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { caddyPath, startCaddy } from '#tests/support/caddy.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';

const hasBody = (method: string): boolean => method !== 'GET' && method !== 'DELETE';

/** Sends a call; resolves with the status. */
const send = (port: number, method: string, path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = hasBody(method) ? '{"amount":1}' : '';
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });

const startSharedNginx = (port: number, backends: readonly string[], maxFails: number) => {
  const listen = `127.0.0.1:${port}`;
  const options = { root: '/nonexistent', listen, serverName: '_', backends, isShared: true, admin: true } as const;
  const config = nginxConfig(new Map(), { ...options, locale: 'en' });
  return startNginx({ ...config, maps: config.maps.replaceAll('max_fails=1', `max_fails=${maxFails}`) }, port);
};

/** Starts nginx with the configuration of the Compose sample, whose name of all processes only its network resolves. */
const startComposeNginx = (port: number, backends: readonly string[], maxFails: number) => {
  const { configs } = parse(readFileSync('deploy/container/compose.yaml', 'utf8')) as {
    configs: { front: { content: string } };
  };
  const text = configs.front.content.replaceAll('$$', '$').replace(/resolver .*/, '');
  const [, server = '', rest = ''] = /(server simulator:4321 resolve max_fails=1(.*;))/.exec(text) ?? [];
  const servers = backends.map((it) => `server ${it} max_fails=${maxFails}${rest}`).join('\n');
  return startNginx(
    { maps: '', server: text.replace(server, servers).replace('listen 80', `listen 127.0.0.1:${port}`) },
    port,
  );
};

const startSharedCaddy = (port: number, backends: readonly string[], maxFails: number) => {
  const config = caddyConfig(new Map(), {
    root: '/nonexistent',
    listen: `http://127.0.0.1:${port}`,
    backends,
    admin: true,
  });
  return startCaddy(config.replaceAll('fail_duration 2s', `fail_duration 2s\n\t\t\tmax_fails ${maxFails}`), port);
};

describe.skipIf(!nginxPath || !caddyPath).each([
  { name: 'nginx', start: startSharedNginx, repeatsReads: true, repeatsKeyed: true },
  { name: 'Caddy', start: startSharedCaddy, repeatsReads: true, repeatsKeyed: false, mayRepeatEmpty: true },
  { name: 'nginx of the Compose sample', start: startComposeNginx, repeatsReads: false, repeatsKeyed: false },
])('$name in front of two processes with a shared store', ({ start, repeatsReads, repeatsKeyed, mayRepeatEmpty }) => {
  let port: number;
  const backends: Server[] = [];
  /** Calls that a process received completely, by `METHOD PATH`. */
  const received: string[] = [];
  let isDying = false;

  const receive = async (incoming: IncomingMessage, end: (isDead: boolean) => void): Promise<void> => {
    for await (const _ of incoming);
    if (incoming.url !== '/robots.txt') received.push(`${incoming.method} ${incoming.url}`);
    end(isDying);
    // Only the first process dies.
    isDying = false;
  };

  beforeAll(async () => {
    for (const _ of [1, 2]) {
      const backend = createServer((incoming, response) => {
        receive(incoming, (isDead) => (isDead ? incoming.socket.destroy() : response.end('ok'))).catch(() => undefined);
      }).listen(0, '127.0.0.1');
      await once(backend, 'listening');
      backends.push(backend);
    }
  });
  afterAll(() => {
    for (const it of backends) it.close();
  });

  /** Starts the front server with this number of failures until it skips a process. */
  const startWith = async (maxFails: number): Promise<void> => {
    isDying = false;
    port = await freePort();
    const front = await start(
      port,
      backends.map((it) => `127.0.0.1:${(it.address() as AddressInfo).port}`),
      maxFails,
    );
    onTestFinished(() => front.close());
  };

  const deliveries = async (method: string, path: string, headers?: Record<string, string>) => {
    received.length = 0;
    isDying = true;
    const status = await send(port, method, path, headers);
    return { status, times: received.length };
  };

  const once_ = { status: 502, times: 1 };
  const twice = { status: 200, times: 2 };
  const all = [...endpoints.values()];
  const key = { 'idempotency-key': 'k1' };
  // The HTTP client of Go, with which Caddy is written, repeats a DELETE with a key if a connection breaks that was used
  // before (Request.isReplayable of net/http). Which connection carries a call is not certain.
  const timesWithKey = (method: string) => (mayRepeatEmpty && method === 'DELETE' ? [twice] : []);

  test('a call that reached a process which died is repeated if that has no effect, and never otherwise @X24', async () => {
    // Processes die more often than nginx tries them again.
    await startWith(1_000_000);
    const keyed = all.filter(({ movesMoney, once: only }) => movesMoney || only);
    expect(keyed.length).toBeGreaterThan(40);
    for (const { name, method, path } of keyed) {
      expect([name, await deliveries(method, path)]).toEqual([name, once_]);
      const expected = repeatsKeyed ? [twice] : [once_, ...timesWithKey(method)];
      expect(expected, name).toContainEqual(await deliveries(method, path, key));
    }
    const others = all.filter((it) => !keyed.includes(it));
    const reading = others.filter(({ method, changesState }) => method === 'GET' && !changesState);
    expect(reading.length).toBeGreaterThan(80);
    for (const it of others) {
      const expected = repeatsReads && reading.includes(it) ? twice : once_;
      expect([it.name, await deliveries(it.method, it.path)]).toEqual([it.name, expected]);
      const withKey = [expected, ...timesWithKey(it.method)];
      expect(withKey, it.name).toContainEqual(await deliveries(it.method, it.path, key));
    }
    for (const [method, path] of [
      ['GET', '/__games/default.ticket'],
      ['POST', '/__pay/default.ticket'],
      ['PUT', '/__admin/worlds/default/clock'],
      ['GET', '/wps/unknown'],
    ] as const)
      expect([path, await deliveries(method, path)]).toEqual([path, once_]);
    expect(await deliveries('GET', '/cdn/img/a.webp')).toEqual(repeatsReads ? twice : once_);
  });

  test('a call that a stopped process refused reaches the other, whatever its method @X24', async () => {
    await startWith(1);
    const [first] = backends;
    first?.closeAllConnections();
    first?.close();
    // Caddy cannot send a body again, so a call without one has to find out first.
    for (const _ of Array.from({ length: 10 })) expect(await send(port, 'GET', version.path)).toBe(200);
    for (const { name, method, path } of all) {
      const world = { 'x-sim-world': `${name.toLowerCase()}-1` };
      received.length = 0;
      expect([name, await send(port, method, path, world), received.length]).toEqual([name, 200, 1]);
    }
  });
});
