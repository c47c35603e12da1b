import type { AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#sim/app.ts';
import { openWorlds } from '#sim/open-worlds.ts';

const worlds = openWorlds();
const server = createApp(worlds, { key: 'a good key' }).listen(0, '127.0.0.1');
afterAll(() => {
  server.closeAllConnections();
  server.close();
  worlds.close();
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/__admin${path}`, init);
const give = (key: string, headers = {}) =>
  ask('/key', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ key }),
  });

test('with an admin key set, the console page is public and its data needs the key or its cookie', async () => {
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/worlds')).status).toBe(401);
  expect((await give('a good key', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await give('a good key', { origin: 'https://evil.test' })).status).toBe(403);
  const given = await give('a good key');
  const cookie = given.headers.getSetCookie()[0] ?? '';
  expect(cookie).toBe('sim_key=a%20good%20key; Path=/__admin; HttpOnly; SameSite=Strict');
  expect((await ask('/worlds', { headers: { cookie: cookie.split(';')[0] ?? '' } })).status).toBe(200);
  expect((await ask('/worlds', { headers: { cookie: 'sim_key=another' } })).status).toBe(401);
});

test('wrong admin keys are refused, and repeated ones block that endpoint for a minute', async () => {
  const tries: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) tries.push((await give(`wrong ${nth}`)).status);
  expect(new Set(tries.slice(0, 9))).toEqual(new Set([401]));
  expect(tries.at(-1)).toBe(429);
  expect((await give('a good key')).status).toBe(429);
  expect((await ask('/worlds', { headers: { authorization: 'Bearer a good key' } })).status).toBe(200);
  expect((await ask('/worlds', { headers: { authorization: 'Bearer a bad key' } })).status).toBe(429);
});

test('wrong keys are audited with their address, and block only that address @X23', async () => {
  const from = (address: string, key: string) =>
    ask('/worlds', { headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address } });
  for (let tries = 0; tries < 10; tries += 1) expect((await from('203.0.113.7', `guess ${tries}`)).status).toBe(401);
  expect((await from('203.0.113.7', 'guess')).status).toBe(429);
  expect((await from('2001:db8::1', 'guess')).status).toBe(401);
  expect((await from('203.0.113.8', 'a good key')).status).toBe(200);
  const log = await ask('/audit?limit=12', {
    headers: { authorization: 'Bearer a good key', 'x-forwarded-for': '203.0.113.8' },
  });
  const { entries } = (await log.json()) as { entries: { key: string }[] };
  const wrong = { team: null, method: 'GET', path: '/worlds', world: null, status: 401 };
  expect(entries[0]).toMatchObject({ key: 'wrong key from 2001:db8:0:0', ...wrong });
  expect(entries[1]).toMatchObject({ key: 'wrong key from 203.0.113.7', ...wrong });
  expect(entries.filter(({ key }) => key.endsWith('203.0.113.7'))).toHaveLength(10);
  expect(JSON.stringify(entries)).not.toContain('guess');
});

test('a malformed key cookie is refused, and so are requests with a foreign Origin header', async () => {
  const other = createApp(worlds, { key: 'another key' }).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((ready) => other.once('listening', ready));
  const at = `http://127.0.0.1:${(other.address() as AddressInfo).port}/__admin/worlds`;
  expect((await fetch(at, { headers: { cookie: 'sim_key=%' } })).status).toBe(401);
  expect(
    (await fetch(at, { headers: { origin: 'https://evil.example', cookie: 'sim_key=another%20key' } })).status,
  ).toBe(403);
});

test('an empty key is no key: other machines are refused', async () => {
  const other = createApp(worlds, { key: '' }).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((ready) => other.once('listening', ready));
  const at = `http://127.0.0.1:${(other.address() as AddressInfo).port}/__admin/worlds`;
  expect((await fetch(at)).status).toBe(200);
  expect((await fetch(at, { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(403);
});
