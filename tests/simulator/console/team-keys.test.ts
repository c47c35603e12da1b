import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#sim/app.ts';
import { simOf } from '#sim/client/sim.ts';
import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { adminCalls } from '#sim/openapi/admin-calls.ts';
import { adminBodies, pathExamples } from '#sim/openapi/admin-examples.ts';
import { manageKeys } from '#sim/optional/teams/manage-keys.ts';
import { SqliteTeamStore } from '#sim/optional/teams/sqlite-team-store.ts';
import { addTeamKey, adminWith } from '#tests/support/team-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'kidlat-teams-'));
const commandLine = new SqliteStore(folder);
const teams = new SqliteTeamStore(commandLine.database);
let now = Date.parse('2026-11-19T12:00:30+08:00');
const worlds = openWorlds({ data: folder, machineTime: () => now });
const server = createApp(worlds, { key: 'the admin key' }).listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await worlds.close();
  commandLine.close();
  rmSync(folder, { recursive: true, force: true });
});

const keyOf = (...args: Parameters<typeof addTeamKey> extends [unknown, ...infer Rest] ? Rest : never) =>
  addTeamKey(teams, ...args);
const admin = adminWith(origin, 'the admin key');

interface Listed {
  readonly worlds: readonly { readonly name: string; readonly team: string | null }[];
}
const namesIn = ({ body }: { readonly body: Listed }) => body.worlds.map(({ name }) => name);

interface Audited {
  readonly entries: readonly Record<string, unknown>[];
}

test('a test key has full access to its team’s worlds and no access to others', async () => {
  const [one, two] = [await keyOf('red', 'test'), await keyOf('blue', 'test')];
  const [red, blue] = [adminWith(origin, one.text), adminWith(origin, two.text)];
  expect((await red('POST', '/worlds', { name: 'red-kept' })).body).toMatchObject({ name: 'red-kept', team: 'red' });
  expect((await red('PATCH', '/worlds/red-test/flags', { MAINTENANCE: true })).status).toBe(200);
  expect((await red('PUT', '/worlds/red-test/test', { title: 'a test', refuseUnnamedFor: 600 })).status).toBe(200);
  expect(namesIn(await red<Listed>('GET', '/worlds'))).toEqual(['red-kept', 'red-test']);
  expect(namesIn(await blue<Listed>('GET', '/worlds'))).toEqual([]);
  expect(namesIn(await admin<Listed>('GET', '/worlds'))).toEqual(expect.arrayContaining(['default', 'red-kept']));
  // A test of one team does not block calls of others.
  expect((await fetch(`${origin}/wps/system/version`)).status).toBe(200);

  const { text } = await keyOf('red', 'test');
  expect((await adminWith(origin, text)('GET', '/worlds/red-kept/snapshot')).status).toBe(200);
  expect((await blue('GET', '/worlds/red-kept/snapshot')).status).toBe(403);
  expect((await blue('GET', '/worlds/default/requests?format=har')).status).toBe(403);
  expect((await blue('DELETE', '/worlds?kept=true')).body).toEqual({ removed: [] });
  expect((await red('DELETE', '/coverage')).body).toMatchObject({ title: 'Role not allowed' });
  for (const [method, path, body] of [
    ['POST', '/worlds', { name: 'blue-copy', from: 'red-kept' }],
    ['POST', '/open', { from: 'red-kept' }],
  ] as const)
    expect(await blue(method, path, body)).toMatchObject({ status: 404, body: { title: 'Unknown world' } });
  expect((await blue('POST', '/worlds', { name: 'red-kept' })).status).toBe(403);
  expect((await blue('PUT', '/browser', { world: 'red-kept' })).status).toBe(403);
  expect((await blue('GET', '/events?world=red-kept')).status).toBe(403);
  expect((await blue('GET', '/events?world=red-kept&world=blue')).status).toBe(403);
});

test('metrics, which name the worlds and keys of all teams, need the admin key', async () => {
  for (const role of ['read', 'test'] as const) {
    const { text } = await keyOf('curious', role);
    expect(await adminWith(origin, text)('GET', '/metrics')).toMatchObject({
      status: 403,
      body: { title: 'Role not allowed' },
    });
  }
  expect((await admin<string>('GET', '/metrics')).body).toContain('simulator_worlds');
});

test('a read key reads its team’s worlds and changes nothing', async () => {
  const test_ = adminWith(origin, (await keyOf('green', 'test')).text);
  await test_('POST', '/worlds', { name: 'green-1' });
  const read = adminWith(origin, (await keyOf('green', 'read')).text);
  expect((await read('GET', '/worlds/green-1/flags')).status).toBe(200);
  expect((await read('GET', '/scenarios')).status).toBe(200);
  expect((await read('PUT', '/browser', { world: 'green-1' })).status).toBe(200);
  for (const world of ['default', 'red-kept', 'nobody-made-this'])
    expect((await read('GET', `/worlds/${world}/flags`)).status).toBe(404);
  expect(worlds.find('nobody-made-this')).toBeUndefined();
  expect((await read('GET', '/browser')).body).toMatchObject({ world: 'green-1' });
  expect((await read('GET', '/keys')).body).toMatchObject({ caller: { role: 'read', team: 'green' } });
});

test('every changing endpoint refuses read keys and keys of other teams', async () => {
  await adminWith(origin, (await keyOf('owner', 'test')).text)('POST', '/worlds', { name: 'owned' });
  const read = adminWith(origin, (await keyOf('owner', 'read')).text);
  const other = adminWith(origin, (await keyOf('other', 'test')).text);
  const changing = adminCalls.filter(({ method, name, open }) => method !== 'get' && !open && name !== 'mcp');
  const pathOf = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, part: string) => (part === 'world' ? 'owned' : (pathExamples[part] ?? part)));
  for (const { name, method, path } of changing) {
    if (name !== 'setBrowser')
      expect((await read(method.toUpperCase(), pathOf(path), adminBodies[name])).status, `read ${name}`).toBe(403);
    if (path.startsWith('/worlds/'))
      expect((await other(method.toUpperCase(), pathOf(path), adminBodies[name])).status, `other ${name}`).toBe(403);
  }
  const reading = adminCalls.filter(({ method, path }) => method === 'get' && path.startsWith('/worlds/'));
  for (const { name, path } of reading) {
    expect((await other('GET', pathOf(path))).status, `other ${name}`).toBe(403);
    expect((await other('GET', pathOf(path).toUpperCase().replace('OWNED', '%6fwned'))).status, name).toBe(403);
  }
});

test('a team key with the admin role and the admin key have full access', async () => {
  const adminClient = adminWith(origin, (await keyOf('ops', 'admin')).text);
  await adminWith(origin, (await keyOf('violet', 'test')).text)('POST', '/worlds', { name: 'violet-1' });
  expect((await adminClient('PATCH', '/worlds/violet-1/flags', { MAINTENANCE: true })).status).toBe(200);
  expect((await adminClient('DELETE', '/coverage')).status).toBe(204);
  expect((await admin('PUT', '/worlds/violet-1/snapshot', await snapshotOf('violet-1'))).status).toBe(200);
  expect(worlds.find('violet-1')?.owner?.team).toBe('violet');
  expect((await admin('POST', '/worlds/violet-1/reset')).body).toMatchObject({ team: 'violet' });
});

const snapshotOf = async (world: string) => (await admin('GET', `/worlds/${world}/snapshot`)).body;

test('a revoked key is refused at once, and its event streams end', async () => {
  const { id, text } = await keyOf('cyan', 'test');
  const cyan = adminWith(origin, text);
  await cyan('POST', '/worlds', { name: 'cyan-1' });
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const events = await fetch(`${origin}/__admin/events?world=cyan-1`, {
    headers: { authorization: `Bearer ${text}` },
    signal: stop.signal,
  });
  expect(events.status).toBe(200);
  await manageKeys(teams, ['revoke', id], { role: 'test' });
  expect((await cyan('GET', '/worlds')).status).toBe(401);
  expect((await adminWith(origin, `${text.slice(0, -1)}x`)('GET', '/worlds')).status).toBe(401);
  await admin('PATCH', '/worlds/cyan-1/flags', { MAINTENANCE: true });
  expect(await events.text()).not.toContain('flags');
});

test('the console accepts a team key as a cookie', async () => {
  const { text } = await keyOf('cookie-team', 'read');
  const give = (key: string) =>
    fetch(`${origin}/__admin/key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
  const given = await give(text);
  expect(given.status).toBe(204);
  const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const browser = await fetch(`${origin}/__admin/browser`, { headers: { cookie } });
  expect(await browser.json()).toMatchObject({ world: 'cookie-team' });
  const crossSite = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${origin}/__admin/browser`, { headers: crossSite })).status).toBe(403);
  expect((await give(text.replace(/.$/, '!'))).status).toBe(401);
});

test('MCP has the rights of its key', async () => {
  const call = async (key: string, name: string, given: object) => {
    const reply = await fetch(`${origin}/__admin/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
    });
    return JSON.stringify(await reply.json());
  };
  const test_ = (await keyOf('mcp', 'test')).text;
  const read = (await keyOf('mcp', 'read')).text;
  expect(await call(test_, 'open_world', { world: 'mcp-1' })).toContain('mcp-1');
  expect(await call(read, 'list_worlds', {})).toContain('mcp-1');
  expect(await call(read, 'list_worlds', {})).not.toContain('red-kept');
  expect(await call(read, 'reset_world', { world: 'mcp-1' })).toContain('Role not allowed');
  expect(await call(test_, 'take_snapshot', { world: 'default' })).toContain('World of another team');
});

test('quotas refuse further worlds and growth, and deleting a world frees its quota', async () => {
  const { text, id } = await keyOf('small', 'test', { worlds: 2 });
  const small = adminWith(origin, text);
  await small('POST', '/worlds', { name: 'small-1' });
  await small('PUT', '/worlds/small-2/test', {});
  const excess = { status: 409, body: { title: 'Quota exceeded', quota: 'worlds', limit: 2 } };
  expect(await small('POST', '/worlds', { name: 'small-3' })).toMatchObject(excess);
  expect(await small('GET', '/worlds/small-3/flags')).toMatchObject(excess);
  expect(await small('POST', '/open', {})).toMatchObject(excess);
  expect(await small('PUT', '/browser', { world: 'small-3' })).toMatchObject(excess);
  expect((await small('PUT', '/worlds/small-2/test', {})).status).toBe(200);
  await small('DELETE', '/worlds/small-2');
  expect((await small('POST', '/worlds', { name: 'small-3' })).status).toBe(201);
  expect((await small('GET', '/keys')).body).toMatchObject({
    keys: [{ id, limits: { worlds: 2 }, used: { worlds: 2 } }],
  });

  const tiny = adminWith(origin, (await keyOf('tiny', 'test', { bytes: 1 })).text);
  await tiny('PUT', '/worlds/tiny-1/test', {});
  await worlds.teams.sync();
  await tiny('PATCH', '/worlds/tiny-1/flags', { MAINTENANCE: true });
  await worlds.teams.sync();
  const full = { status: 409, body: { quota: 'bytes', limit: 1 } };
  expect(await tiny('PATCH', '/worlds/tiny-1/flags', { MAINTENANCE: false })).toMatchObject(full);
  const login = await fetch(`${origin}/wps/session/login`, { method: 'POST', headers: { 'x-sim-world': 'tiny-1' } });
  expect([login.status, await login.json()]).toMatchObject([409, { title: 'Quota exceeded' }]);
  expect((await tiny('GET', '/worlds/tiny-1/flags')).status).toBe(200);
  expect((await tiny('POST', '/worlds/tiny-1/reset')).status).toBe(200);
});

test('calls above the quota wait for the next minute, and site calls without a key are counted apart', async () => {
  const busy = adminWith(origin, (await keyOf('busy', 'test', { callsPerMinute: 3 })).text);
  await busy('POST', '/worlds', { name: 'busy-1' });
  const call = () => fetch(`${origin}/wps/system/version`, { headers: { 'x-sim-world': 'busy-1' } });
  for (const _ of [1, 2, 3]) expect((await call()).status).toBe(200);
  const ofSite = await call();
  expect([ofSite.status, ofSite.headers.get('retry-after')]).toEqual([429, '30']);
  for (const _ of [1, 2]) expect((await busy('GET', '/worlds')).status).toBe(200);
  const refused = await busy('GET', '/worlds');
  expect(refused).toMatchObject({ status: 429, body: { title: 'Too many calls', quota: 'callsPerMinute', limit: 3 } });
  expect(refused.headers.get('retry-after')).toBe('30');
  expect((await fetch(`${origin}/wps/system/version`)).status).toBe(200);
  const { body: metrics } = await admin<string>('GET', '/metrics');
  expect(metrics).toMatch(/simulator_key_used\{team="busy",key="\w+",quota="callsPerMinute"\} 3/);
  expect(metrics).toMatch(/simulator_key_used\{team="busy",key="\w+",quota="keylessCallsPerMinute"\} 3/);
  expect(metrics).toMatch(/simulator_key_refused_total\{key="\w+",quota="callsPerMinute"\} 2/);
  now += 30_000;
  expect((await busy('GET', '/worlds')).status).toBe(200);
});

test('what callers without a key add to a world uses none of the key’s memory', async () => {
  const bytes = 24 * 2 ** 20;
  const wide = adminWith(origin, (await keyOf('wide', 'test', { bytes })).text);
  await wide('POST', '/worlds', { name: 'wide-1' });
  const used = async () =>
    (await wide<{ keys: readonly [{ used: { bytes: number; keylessBytes: number } }] }>('GET', '/keys')).body.keys[0]
      .used;
  const before = await used();
  const headers = { 'x-sim-world': 'wide-1', 'content-type': 'application/json' };
  for (let nth = 0; nth < 20; nth += 1)
    await fetch(`${origin}/wps/session/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ loginName: `x${nth}` }),
    });
  const after = await used();
  expect(after.bytes).toBe(before.bytes);
  expect(after.keylessBytes).toBeGreaterThan(before.keylessBytes);
  await wide('PATCH', '/worlds/wide-1/flags', { MAINTENANCE: true });
  expect((await used()).bytes).toBeGreaterThan(before.bytes);
});

test('names that start with a team’s name are for its keys alone', async () => {
  const team = adminWith(origin, (await keyOf('prefix', 'test')).text);
  await keyOf('prefix-two', 'test');
  await worlds.teams.sync();
  const call = (world: string) => fetch(`${origin}/wps/system/version`, { headers: { 'x-sim-world': world } });
  const refused = await call('prefix-a');
  expect([refused.status, await refused.json()]).toMatchObject([
    404,
    {
      title: 'Unknown world',
      detail: 'World "prefix-a" does not exist. Only keys of team prefix create worlds whose names start with prefix-.',
    },
  ]);
  expect(worlds.find('prefix-a')).toBeUndefined();
  expect((await call('prefixed')).status).toBe(200);
  const other = adminWith(origin, (await keyOf('stranger', 'test')).text);
  for (const [method, path, body] of [
    ['POST', '/worlds', { name: 'prefix-a' }],
    ['PUT', '/worlds/prefix-a/test', {}],
    ['PUT', '/browser', { world: 'prefix-a' }],
  ] as const)
    expect(await other(method, path, body)).toMatchObject({ status: 403, body: { title: 'Name of another team' } });
  expect((await team('POST', '/worlds', { name: 'prefix-two-a' })).status).toBe(403);
  expect((await team('POST', '/worlds', { name: 'prefix-a' })).status).toBe(201);
  expect((await call('prefix-a')).status).toBe(200);
});

test('worlds opened without a key are evicted before those of teams', async () => {
  const pushed = adminWith(origin, (await keyOf('pushed', 'test')).text);
  await pushed('PUT', '/worlds/pushed-1/test', {});
  for (let nth = 0; nth < 1001; nth += 1) worlds.open(`stray-${nth}`);
  expect(worlds.find('pushed-1')).toBeDefined();
  expect(worlds.find('stray-0')).toBeUndefined();
  await admin('DELETE', '/worlds?search=stray-');
});

test('the audit log lists changes by key, without bodies or secrets, and only to the team', async () => {
  const { text, id } = await keyOf('amber', 'test');
  const amber = adminWith(origin, text);
  await amber('POST', '/worlds', { name: 'amber-1', seed: 'not-in-the-log' });
  await amber('PATCH', '/worlds/amber-1/flags?secret=query', { MAINTENANCE: true });
  await amber('GET', '/worlds');
  await amber('DELETE', '/coverage');
  await amber('PUT', '/worlds/red-kept/snapshot', {});
  await admin('DELETE', '/worlds/amber-1');
  const { body } = await amber<Audited>('GET', '/audit');
  const by = { key: id, team: 'amber', at: now };
  expect(body.entries.map(({ id: _, ...entry }) => entry)).toEqual([
    { ...by, method: 'PUT', path: '/worlds/red-kept/snapshot', world: 'red-kept', status: 403 },
    { ...by, method: 'DELETE', path: '/coverage', world: null, status: 403 },
    { ...by, method: 'PATCH', path: '/worlds/amber-1/flags', world: 'amber-1', status: 200 },
    { ...by, method: 'POST', path: '/worlds', world: 'amber-1', status: 201 },
  ]);
  const all = await admin<Audited>('GET', '/audit?limit=10000');
  expect(all.body.entries[0]).toMatchObject({ key: 'ADMIN_KEY', team: null, path: '/worlds/amber-1', status: 204 });
  expect(JSON.stringify(all.body)).not.toContain('not-in-the-log');
});

test('the command line adds, lists and revokes keys, which are stored only as hashes', async () => {
  const limits = { role: 'read', worlds: '5', bytes: '7', calls: '9' };
  const added = await manageKeys(teams, ['add', 'command'], limits);
  const [text = ''] = added.split('\n');
  const [, id = ''] = text.split('_');
  expect(text).toMatch(/^kidlat_[0-9a-f]{8}_[\w-]{43}$/);
  expect(await manageKeys(teams, ['list'], limits)).toContain(
    `${id}  command  read  5 worlds, 7 MB, 9 calls/min  added `,
  );
  expect((await adminWith(origin, text)('GET', '/worlds')).status).toBe(200);
  await manageKeys(teams, ['revoke', id], limits);
  expect(await manageKeys(teams, ['list'], limits)).toMatch(new RegExp(`${id} .* revoked `));
  await expect(manageKeys(teams, ['revoke', id], limits)).rejects.toThrow('was revoked before');
  await expect(manageKeys(teams, ['revoke', 'none'], limits)).rejects.toThrow('There is no key "none"');
  await expect(manageKeys(teams, ['add', 'Not a team'], limits)).rejects.toThrow('is not a team');
  await expect(manageKeys(teams, ['add', 'x'], { role: 'boss' })).rejects.toThrow('is not a role');
  await expect(manageKeys(teams, ['add', 'x'], { role: 'test', worlds: '-1' })).rejects.toThrow('--worlds');
  await expect(manageKeys(teams, [], limits)).rejects.toThrow('keys add TEAM');
  const entries = teams.audit({ team: 'command', limit: 10 });
  expect(entries.map(({ key, method, path }) => ({ key, method, path }))).toEqual([
    { key: 'command line', method: 'DELETE', path: `/keys/${id}` },
    { key: 'command line', method: 'POST', path: `/keys/${id}` },
  ]);
  const files = ['worlds.sqlite', 'worlds.sqlite-wal'].map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(files.join('')).toContain(id);
  expect(files.join('')).not.toContain(text.slice(-43));
});

test('kept worlds still belong to their team after a restart', async () => {
  const { text } = await keyOf('stay', 'test');
  await adminWith(origin, text)('POST', '/worlds', { name: 'stay-1' });
  const again = openWorlds({ data: folder, machineTime: () => now });
  onTestFinished(() => again.close());
  expect(again.find('stay-1')?.owner?.team).toBe('stay');
  expect(again.find('default')?.owner).toBeUndefined();
});

test('without an admin key local calls have full access, and a revoked team key is still refused', async () => {
  const other = createApp(worlds).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((ready) => other.once('listening', ready));
  const here = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const { text, id } = await keyOf('local', 'read');
  expect((await adminWith(here, undefined)('GET', '/worlds')).status).toBe(200);
  expect((await adminWith(here, text)('POST', '/worlds', { name: 'local-1' })).status).toBe(403);
  teams.revoke(id, now);
  expect((await adminWith(here, text)('GET', '/worlds')).status).toBe(401);
});

test('the client of a test sends its key with admin calls', async () => {
  const { text } = await keyOf('client', 'test');
  const sim = simOf(origin, 'client-1', origin, text);
  await sim.flags({ MAINTENANCE: true });
  expect(worlds.find('client-1')?.owner?.team).toBe('client');
  await expect(simOf(origin, 'client-1').flags({ MAINTENANCE: true })).rejects.toThrow('401');
});

test('seeds of its own count towards the memory of a key', async () => {
  const seeds = adminWith(origin, (await keyOf('seeds', 'test')).text);
  const used = async () =>
    (await seeds<{ keys: readonly [{ used: { bytes: number } }] }>('GET', '/keys')).body.keys[0].used.bytes;
  await seeds('POST', '/worlds', { name: 'seeds-1' });
  const one = await used();
  await seeds('POST', '/worlds', { name: 'seeds-2' });
  const two = await used();
  await seeds('POST', '/worlds', { name: 'seeds-3', seed: 'another' });
  expect((await used()) - two).toBeGreaterThan(10 * (two - one));
});

test('deleting a world that does not exist creates none', async () => {
  const use = adminWith(origin, (await keyOf('deleter', 'test')).text);
  expect(await use('DELETE', '/worlds/never-made')).toMatchObject({ status: 404, body: { title: 'Unknown world' } });
  expect(worlds.find('never-made')).toBeUndefined();
});

test('without the store of the keys the admin key works, and others are not told where the store is', async () => {
  const { text } = await keyOf('unlucky', 'test');
  const find = vi.spyOn(SqliteTeamStore.prototype, 'find').mockImplementation(() => {
    throw new Error('connect ECONNREFUSED 10.0.0.5:5432');
  });
  onTestFinished(() => find.mockRestore());
  expect((await admin('GET', '/worlds')).status).toBe(200);
  const refused = await adminWith(origin, text)('GET', '/worlds');
  expect(refused).toMatchObject({ status: 503, body: { title: 'Store not available' } });
  expect(JSON.stringify(refused.body)).not.toContain('10.0.0.5');
});
