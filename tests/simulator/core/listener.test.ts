import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { ProcessFigures } from '#sim/core/process-figures.ts';
import { watchRequests } from '#sim/http/watch-requests.ts';
import { start } from '#sim/start/start.ts';
import { freePort } from '#tests/support/nginx.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { disconnectedAfterMs, slowClients } from '#tests/support/slow-clients.ts';

const limits = {
  headers: 400,
  request: 4000,
  progress: { interval: 400, bytes: 2000 },
  idle: 300,
  connections: 40,
};
const warnings: string[] = [];
const log = pino(
  { base: null },
  { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
);
const probes = await freePort();
const running = await start({ port: 0, probes, host: '127.0.0.1', data: undefined, log, key: undefined, limits });
afterAll(() => running.close());
const port = Number(new URL(running.address).port);

test('slow callers are disconnected, and others are answered meanwhile', async () => {
  const slow = slowClients.flatMap((it) => [it, it, it]).map((it) => disconnectedAfterMs(it, port, 50));
  const world = new WorldClient(running.address, 'beside');
  expect((await world.call('hotGames')).status).toBe(200);
  for (const taken of await Promise.all(slow)) expect(taken).toBeLessThan(5000);
  expect((await world.call('hotGames')).status).toBe(200);
});

test('an upload may take long while bytes keep arriving, up to the total limit', async () => {
  const says = slowClients.find(({ name }) => name === 'never ends its upload')?.firstBytes ?? '';
  const chunk = `400\r\n${'x'.repeat(1024)}\r\n`;
  const taken = await disconnectedAfterMs({ name: 'keeps sending', firstBytes: says, repeats: chunk }, port, 50);
  expect(taken).toBeGreaterThan(4 * limits.progress.interval);
});

test('connections above the limit are closed at once, and later ones are accepted again', async () => {
  const many = Array.from({ length: 60 }, () =>
    disconnectedAfterMs({ name: '', firstBytes: '', repeats: '' }, port, 1000),
  );
  const first = await Promise.race(many);
  expect(first).toBeLessThan(limits.headers);
  expect(warnings).toContain('More than 40 connections are open; refused since the last report: 1.');
  const probe = (path: string) => fetch(`http://127.0.0.1:${probes}${path}`);
  expect([(await probe('/__health')).status, (await probe('/__ready')).status]).toEqual([200, 200]);
  expect((await probe('/__admin/worlds')).status).toBe(404);
  const figures = await (await probe('/__admin/metrics')).text();
  expect(figures).toMatch(/^simulator_refused_total\{limit="connections"\} [1-9]/m);
  await Promise.all(many);
  const socket = connect(port, '127.0.0.1');
  await new Promise((open) => socket.once('connect', open));
  socket.destroy();
  expect((await new WorldClient(running.address, 'after').call('hotGames')).status).toBe(200);
});

test('a response may take longer than the time limit for request headers', async () => {
  const world = new WorldClient(running.address, 'slow-response');
  await world.admin('POST', '/overrides', {
    endpoint: 'hotGames',
    replies: [{ value: [], delay: 2 * limits.headers }],
  });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /wps/game/hot HTTP/1.1\r\nHost: x\r\nX-Sim-World: slow-response\r\n\r\n');
  const [head] = await once(socket, 'data');
  expect(String(head)).toMatch(/^HTTP\/1\.1 200 /);
});

test('uploads above the limit get 503 with Retry-After, and later ones are accepted again', async () => {
  const figures = new ProcessFigures();
  const server = express().use(watchRequests(figures)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const upload = () => {
    const body = new FormData();
    body.set('picture', new Blob(['x']));
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method: 'POST', body });
  };
  expect((await upload()).status).toBe(404);
  figures.open.uploads = 64;
  const { status, headers } = await upload();
  expect([status, headers.get('retry-after'), figures.refused.uploads]).toEqual([503, '1', 1]);
  figures.open.uploads = 63;
  expect((await upload()).status).toBe(404);
  await vi.waitFor(() => expect(figures.open.uploads).toBe(63));
});
