import { once } from 'node:events';
import type { Server } from 'node:http';
import { Agent, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { caddyConfig } from '#deploy/caddy/config.ts';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { makeListener } from '#sim/start/listener.ts';
import { caddyPath, startCaddy } from '#tests/support/caddy.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';

const files = new Map();
const site = { root: '/nonexistent', admin: false };

interface Target {
  readonly backend: string;
  readonly port: number;
  readonly backendIdleMs?: number;
}

const nginxOf = ({ backend, port, ...idle }: Target) =>
  nginxConfig(files, {
    ...site,
    listen: `127.0.0.1:${port}`,
    serverName: '_',
    backends: [backend],
    locale: 'en',
    ...idle,
  });

const caddyOf = ({ backend, port, ...idle }: Target) =>
  caddyConfig(files, { ...site, listen: `http://:${port}`, backends: [backend], ...idle });

const proxies = [
  {
    name: 'nginx',
    path: nginxPath,
    idle: /upstream backend \{[^}]*keepalive_timeout (\d+)ms;/,
    textOf: (target: Target) => nginxOf(target).maps,
    startProxy: (target: Target) => startNginx(nginxOf(target), target.port),
  },
  {
    name: 'Caddy',
    path: caddyPath,
    idle: /transport http \{[^}]*keepalive (\d+)ms/,
    textOf: caddyOf,
    startProxy: (target: Target) => startCaddy(caddyOf(target), target.port),
  },
];

const postStatus = (port: number, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/wps/any', method: 'POST', agent }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });

/** Starts a server and counts the connections that the other side closed first. */
const listenAndCount = async (server: Server) => {
  const opened: Socket[] = [];
  let endedByProxy = 0;
  server.on('connection', (socket) => {
    opened.push(socket);
    socket.once('end', () => {
      endedByProxy += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return {
    port: (server.address() as AddressInfo).port,
    counts: () => ({ opened: opened.length, closed: opened.filter((it) => it.destroyed).length, endedByProxy }),
  };
};

describe.each(proxies)('$name', ({ path, idle, textOf, startProxy }) => {
  test('closes idle connections to the backend sooner than the simulator does', () => {
    const [, proxyIdle] = idle.exec(textOf({ backend: '127.0.0.1:4321', port: 80 })) ?? [];
    const { keepAliveTimeout } = makeListener((() => undefined) as never, undefined);
    expect(Number(proxyIdle)).toBeGreaterThan(0);
    expect(Number(proxyIdle)).toBeLessThanOrEqual(keepAliveTimeout / 2);
  });

  test.skipIf(!path)('returns no 502 to callers who pause about as long as connections may idle', async () => {
    const serverIdle = 600;
    const progress = { interval: 5000, bytes: 1 };
    const limits = { headers: 5000, request: 5000, progress, idle: serverIdle, connections: 500 };
    const server = makeListener(((_: never, response: { end(): void }) => response.end()) as never, undefined, limits);
    const { port: backendPort, counts } = await listenAndCount(server);
    // Node keeps a connection open for this much longer than announced.
    const closesAfter = serverIdle + server.keepAliveTimeoutBuffer;
    const port = await freePort();
    const proxy = await startProxy({ backend: `127.0.0.1:${backendPort}`, port, backendIdleMs: serverIdle / 2 });
    onTestFinished(() => proxy.close());
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, caller) => {
        const first = await postStatus(port, agent);
        await wait((caller % 2 ? closesAfter : serverIdle / 2) - 30 + caller);
        return [first, await postStatus(port, agent)];
      }),
    );
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
    await expect.poll(() => counts().closed).toBe(counts().opened);
    expect(counts().endedByProxy).toBe(counts().opened);
  });
});
