import { afterAll, expect, test } from 'vitest';
import { setFaults } from '#sim/core/faults/fault.ts';
import { closedStatus } from '#sim/core/journal.ts';
import { Outgoing } from '#sim/core/outgoing.ts';
import { seedDeviceOf } from '#sim/features/account/seed/members.ts';
import { handlers } from '#sim/features/handlers.ts';
import { loadBodyKey } from '#sim/features/shared/body-key.ts';
import { makeApi } from '#sim/http/api.ts';
import { CallMetrics } from '#sim/http/call-metrics.ts';
import type { PlainCall } from '#sim/http/plain-call.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { clockFrom } from '#tests/support/simulator.ts';

const worlds = openWorlds({ machineTime: clockFrom('2026-11-19T12:00:00+08:00') });
afterAll(() => worlds.close());
const services = { bodyKey: () => loadBodyKey(), outgoing: new Outgoing() };
const api = makeApi({ worlds, handlers, services, metrics: new CallMetrics(), log: undefined });

const callOf = (method: string, url: string, headers = {}, body = ''): PlainCall => ({
  method,
  url,
  headers: { 'x-sim-world': 'plain', ...headers },
  address: '192.0.2.7',
  origin: 'https://demo.test',
  read: async () => new TextEncoder().encode(body),
  readUpload: async () => ({ body: {}, files: [] }),
  onDisconnect: () => () => undefined,
});

const disconnectAtOnce: PlainCall['onDisconnect'] = (listener) => {
  queueMicrotask(listener);
  return () => undefined;
};

const send = async (...args: Parameters<typeof callOf>) => {
  const { status, headers, body, delivery } = (await api(callOf(...args))) ?? {};
  return { status, headers, delivery, json: typeof body === 'string' ? JSON.parse(body) : body };
};

test('the API responds to plain calls without a server or a port', async () => {
  expect(api(callOf('GET', '/m/home'))).toBeUndefined();
  expect(await send('GET', '/wps/game/hott')).toMatchObject({ status: 404, json: { title: 'Unknown path' } });
  const credentials = JSON.stringify({ username: 'player01', password: 'Passw0rd1', type: 0 });
  const headers = { 'content-type': 'application/json', 'device-id': seedDeviceOf('player01') };
  const login = await send('POST', '/wps/session/login', headers, credentials);
  expect(login).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  const authorization = `Bearer ${login.json.value.token}`;
  expect((await send('GET', '/wps/game/recent', { authorization })).json.success).toBe(true);
});

test('a closed connection is a property of the reply', async () => {
  const world = worlds.open('plain');
  world.transact(() => setFaults(world, [{ endpoint: 'hotGames', kind: 'reset' }]));
  expect((await send('GET', '/wps/game/hot')).delivery).toBe('reset');
});

test('a caller that disconnects during a delay gets no reply, and the journal says so', async () => {
  const world = worlds.open('plain');
  world.transact(() => setFaults(world, [{ endpoint: 'hotGames', kind: 'delay', delay: 600_000 }]));
  const call = { ...callOf('GET', '/wps/game/hot'), onDisconnect: disconnectAtOnce };
  expect(await api(call)).toMatchObject({ status: closedStatus, delivery: 'close' });
  expect(world.journal.entries().at(-1)?.status).toBe(closedStatus);
});
