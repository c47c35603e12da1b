import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#sim/optional/processes/postgres/database.ts';
import { PostgresTeamStore } from '#sim/optional/processes/postgres/postgres-team-store.ts';
import { maxAuditEntries } from '#sim/optional/teams/team-store.ts';
import { type Running, start } from '#sim/start/start.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { addTeamKey, adminWith } from '#tests/support/team-keys.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

describe.skipIf(isPostgresMissing)('team keys in a database shared by two processes', () => {
  let url: string;
  let store: PostgresTeamStore;
  let closeStore: () => Promise<void>;
  let first: Running;
  let second: Running;

  const now = Date.parse('2026-11-19T12:00:30+08:00');
  const startProcess = () =>
    start({ port: 0, host: '127.0.0.1', database: url, key: 'the admin key', machineTime: () => now });
  const syncAll = async () => {
    // Each process twice, so that it has read the counts that the other has published; each exchange twice, because the
    // first may join one that started before the calls.
    for (const { worlds } of [first, second, first]) {
      await worlds.teams.sync();
      await worlds.teams.sync();
    }
  };

  beforeAll(async () => {
    url = await (await sharedPostgres()).createDatabase();
    [first, second] = [await startProcess(), await startProcess()];
    const database = await connectDatabase(url);
    store = new PostgresTeamStore(database, 'test');
    closeStore = database.close;
  });
  afterAll(async () => {
    await closeStore();
    await Promise.all([first, second].map((it) => it.close()));
    await stopSharedPostgres();
  });

  test('both processes accept a key and refuse it once revoked, forwarded calls included', async () => {
    const { text, id } = await addTeamKey(store, 'red', 'test');
    const [one, two] = [first, second].map(({ address }) => adminWith(address, text));
    if (!one || !two) throw new Error('two processes');
    expect((await one('POST', '/worlds', { name: 'red-1' })).status).toBe(201);
    expect((await one('PUT', '/worlds/red-2/test', {})).status).toBe(200);
    expect((await two('PATCH', '/worlds/red-1/flags', { MAINTENANCE: true })).status).toBe(200);
    expect((await two('PATCH', '/worlds/red-2/flags', { MAINTENANCE: true })).status).toBe(200);
    await expect
      .poll(async () => (await two('GET', '/worlds')).body)
      .toMatchObject({
        worlds: [],
        elsewhere: [
          { name: 'red-1', team: 'red' },
          { name: 'red-2', team: 'red' },
        ],
      });

    const blue = await addTeamKey(store, 'blue', 'test');
    for (const { address } of [first, second]) {
      const other = adminWith(address, blue.text);
      expect((await other('GET', '/worlds/red-1/snapshot')).status).toBe(403);
      expect((await other('GET', '/worlds/red-2/requests?format=har')).status).toBe(403);
      expect((await other('GET', '/events?world=red-1')).status).toBe(403);
      expect((await other('POST', '/worlds', { name: 'copy', from: 'red-1' })).status).toBe(404);
      expect((await other('POST', '/worlds', { name: 'red-1' })).status).toBe(403);
      expect((await other('GET', '/worlds')).body).toMatchObject({ worlds: [], elsewhere: [] });
    }
    await store.revoke(id, now);
    for (const use of [one, two]) expect((await use('GET', '/worlds/red-1/flags')).status).toBe(401);
    expect((await store.keys()).find((it) => it.id === id)?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('quotas count worlds and calls of both processes', async () => {
    const { text } = await addTeamKey(store, 'green', 'test', { worlds: 2, callsPerMinute: 9 });
    const [one, two] = [first, second].map(({ address }) => adminWith(address, text));
    if (!one || !two) throw new Error('two processes');
    await one('POST', '/worlds', { name: 'green-1' });
    await two('PUT', '/worlds/green-2/test', {});
    await syncAll();
    expect(await one('POST', '/worlds', { name: 'green-3' })).toMatchObject({
      status: 409,
      body: { quota: 'worlds', limit: 2 },
    });
    for (let nth = 0; nth < 3; nth += 1) {
      expect((await one('GET', '/worlds')).status).toBe(200);
      expect((await two('GET', '/worlds')).status).toBe(200);
    }
    await syncAll();
    for (const use of [one, two]) {
      const refused = await use('GET', '/worlds');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    }
    const admin = adminWith(first.address, 'the admin key');
    expect(JSON.stringify((await admin('GET', '/keys')).body)).toContain('"used":{"worlds":2,"bytes":');
  });

  test('worlds keep their team when a process hands them over', async () => {
    const { text } = await addTeamKey(store, 'amber', 'test');
    const third = await startProcess();
    const use = adminWith(third.address, text);
    await use('POST', '/worlds', { name: 'amber-kept' });
    await use('PUT', '/worlds/amber-test/test', {});
    await third.close();
    for (const world of ['amber-kept', 'amber-test'])
      expect((await adminWith(second.address, text)('GET', `/worlds/${world}/flags`)).status).toBe(200);
    const other = adminWith(second.address, (await addTeamKey(store, 'other', 'test')).text);
    for (const world of ['amber-kept', 'amber-test'])
      expect((await other('GET', `/worlds/${world}/flags`)).status).toBe(403);
  });

  test('refused names are held by no process', async () => {
    const { text } = await addTeamKey(store, 'violet', 'read');
    const read = adminWith(first.address, text);
    const { text: full } = await addTeamKey(store, 'violet', 'test', { worlds: 1 });
    const test_ = adminWith(first.address, full);
    await test_('POST', '/worlds', { name: 'violet-1' });
    for (const nth of [1, 2, 3]) {
      expect((await read('PUT', '/browser', { world: `held-${nth}` })).status).toBe(404);
      expect((await test_('POST', '/worlds', { name: `held-${nth}` })).status).toBe(409);
      expect((await test_('POST', '/worlds/violet-1/history/1/fork', { name: `held-${nth}` })).status).toBeGreaterThan(
        400,
      );
    }
    const { query } = await sharedPostgres();
    await expect.poll(() => query(url, "SELECT world FROM leases WHERE world LIKE 'held-%'")).toEqual([]);
  });

  test('the audit log is shared and bounded for each team', async () => {
    const { text } = await addTeamKey(store, 'cyan', 'test');
    await adminWith(first.address, text)('POST', '/worlds', { name: 'cyan-1' });
    await adminWith(second.address, text)('PATCH', '/worlds/cyan-1/flags', { MAINTENANCE: true });
    const entries = async () =>
      (await store.audit({ team: 'cyan', limit: 10 }))
        .map(({ method, world, status }) => `${method} ${world} ${status}`)
        .toSorted();
    await expect.poll(entries).toEqual(['PATCH cyan-1 200', 'POST cyan-1 201']);
    const { query } = await sharedPostgres();
    await query(
      url,
      `INSERT INTO audit (at, key, team, method, path) SELECT 1, 'k', 'full', 'PUT', '/x' FROM generate_series(1, ${maxAuditEntries})`,
    );
    await store.note({ at: 2, key: 'k', team: 'full', method: 'PUT', path: '/y', world: null, status: 200 });
    expect(await query(url, "SELECT count(*)::integer AS count FROM audit WHERE team = 'full'")).toEqual([
      { count: maxAuditEntries },
    ]);
    expect(await store.audit({ team: 'cyan', limit: 10 })).toHaveLength(2);
  });

  test('the command line manages keys in the database', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)('node', [
        '-r',
        './scripts/need-node.cjs',
        'mock-server/main.ts',
        'keys',
        ...args,
        '--store',
        url,
      ]);
    const { stdout } = await run('add', 'shell', '--role', 'read');
    const [text = ''] = stdout.split('\n');
    expect((await adminWith(first.address, text)('GET', '/worlds')).status).toBe(200);
    expect((await run('list')).stdout).toContain('  shell  read  200 worlds, 128 MB, 6000 calls/min');
    await run('revoke', text.split('_')[1] ?? '');
    expect((await adminWith(second.address, text)('GET', '/worlds')).status).toBe(401);
  });
});
