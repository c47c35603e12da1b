import { describe, expect, test } from 'vitest';
import type { Snapshot } from '#sim/core/snapshot.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const favourites = async (world: WorldClient) =>
  (await world.call('favouriteGames')).value.content.map((it) => it.nodeId).sort();

/** Creates a world with some changes. */
const usedWorld = async (): Promise<WorldClient> => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('addFavourite', { body: { nodeId: 1001, vendor: 'LIKHA' } });
  await world.flags({ DIRECTREG3: false });
  return world;
};

const take = async (world: WorldClient) => (await world.admin<Snapshot>('GET', '/snapshot')).body;

describe('snapshots', () => {
  test('a snapshot restores a world with its sessions, in the same or another world', async () => {
    const world = await usedWorld();
    const before = await favourites(world);
    const document = await take(world);
    await world.admin('POST', '/reset');
    expect((await world.call('memberInfo')).errorCode).toBe('session.expired');
    expect((await world.admin('PUT', '/snapshot', document)).status).toBe(200);
    expect(await favourites(world)).toEqual(before);
    const other = simulator.world();
    other.token = world.token;
    await other.admin('PUT', '/snapshot', document);
    expect(await favourites(other)).toEqual(before);
    const failed = simulator.world();
    expect((await failed.admin('PUT', '/snapshot', { format: 1, snapshot: document, har: {} })).status).toBe(200);
    expect((await other.call('consolidatedSettings')).value.whitelabel.flags.DIRECTREG3).toBe(false);
  });

  test('a snapshot of an older version with another seed is restored', async () => {
    const world = await usedWorld();
    const before = await favourites(world);
    const document = { ...(await take(world)), version: '0.0.1', seedOf: 'feedfeed', documents: undefined };
    await world.admin('POST', '/reset');
    expect((await world.admin('PUT', '/snapshot', document)).status).toBe(200);
    expect(await favourites(world)).toEqual(before);
  });

  test.each<[string, (it: Snapshot) => unknown, RegExp]>([
    [
      'documents of a newer version',
      (it) => ({ ...it, version: '99.0.0', documents: 1000 }),
      /of version 99\.0\.0 cannot be restored: a newer version of the simulator stored it \(documents 1000,/,
    ],
    ['another format', (it) => ({ ...it, format: 9 }), /^The snapshot cannot be read: format is invalid/],
    ['nothing of a snapshot', () => ({ log: {} }), /^This is not a snapshot\. Choose a file/],
    ['a changed document', (it) => ({ ...it, changes: it.changes.slice(1) }), /digest does not match/],
    ['something cut off', ({ changes: _, ...it }) => it, /^The snapshot cannot be read: changes is missing\.$/],
    [
      'money from nowhere',
      (it) => ({
        ...it,
        digest: undefined,
        changes: [...it.changes, { kind: 'balance', id: 'member:100003', doc: { id: 'member:100003', minor: 1 } }],
      }),
      /ledger of the snapshot is not balanced: member:100003 holds 1/,
    ],
  ])('a snapshot with %s is refused with a clear error and changes nothing', async (_what, corrupt, words) => {
    const world = await usedWorld();
    const before = await take(world);
    const reply = await world.admin<{ detail: string }>('PUT', '/snapshot', corrupt(before));
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toMatch(words);
    expect(await take(world)).toEqual(before);
  });
});

const invalidDocuments: readonly { readonly kind: string; readonly doc: { readonly id: string } }[] = [
  { kind: 'fault', doc: { id: '1' } },
  { kind: 'override', doc: { id: 'o1' } },
  { kind: 'callback', doc: { id: 'c1' } },
  { kind: 'upstream', doc: { id: 'upstream' } },
  { kind: 'delivery', doc: { id: 'd1' } },
  { kind: 'clock', doc: { id: 'clock' } },
  { kind: 'due', doc: { id: 'x' } },
  { kind: 'counter', doc: { id: 'x' } },
  { kind: 'random', doc: { id: 'random' } },
  { kind: 'flag', doc: { id: 'REGISTER_FIELDS' } },
  { kind: 'posting', doc: { id: 'TX1' } },
];

test('an incomplete document is refused in a snapshot', async () => {
  const world = await usedWorld();
  const { digest: _, ...before } = await take(world);
  for (const { kind, doc } of invalidDocuments) {
    const corrupted = { ...before, changes: [...before.changes, { kind, id: doc.id, doc }] };
    const reply = await world.admin<{ detail: string }>('PUT', '/snapshot', corrupted);
    expect([reply.status, reply.body.detail], kind).toEqual([
      422,
      expect.stringContaining(`${kind} ${doc.id} has missing fields`),
    ]);
  }
  expect((await world.call('memberInfo')).errorCode).toBeNull();
});

describe('checkpoints', () => {
  interface Diff {
    readonly changes: { kind: string; id: string; before: unknown; after: unknown }[];
  }
  const since = async (world: WorldClient, from: string) =>
    (await world.admin<Diff>('GET', `/diff?from=${encodeURIComponent(from)}`)).body.changes;

  test('a checkpoint has a name, and the changes since then are listed by document', async () => {
    const world = await usedWorld();
    await world.admin('POST', '/checkpoints', { name: 'before the click' });
    expect(await since(world, 'before the click')).toEqual([]);
    await world.call('removeFavourite', { body: { nodeId: 1001, vendor: 'LIKHA' } });
    await world.flags({ DIRECTREG3: true });
    const changes = await since(world, 'before the click');
    expect(changes.map(({ kind, id, after }) => [kind, id, after])).toEqual([
      ['favourite', '100004:1001', null],
      ['flag', 'DIRECTREG3', null],
    ]);
    expect((await since(world, 'seed')).length).toBeGreaterThan(0);
    expect((await world.admin('GET', '/checkpoints')).body).toMatchObject({
      checkpoints: [{ name: 'before the click', at: expect.any(Number) }],
    });
  });

  test('a world can be restored to a checkpoint', async () => {
    const world = await usedWorld();
    await world.admin('POST', '/checkpoints', { name: 'here' });
    const before = await favourites(world);
    await world.call('removeFavourite', { body: { nodeId: 1001, vendor: 'LIKHA' } });
    await world.admin('PUT', '/snapshot', (await world.admin('GET', '/snapshot?checkpoint=here')).body);
    expect(await favourites(world)).toEqual(before);
  });

  test('an unknown checkpoint is refused', async () => {
    expect((await simulator.world().admin('GET', '/diff?from=never')).status).toBe(404);
  });
});

test('a fork starts as a copy and changes independently', async () => {
  const world = await usedWorld();
  const name = `${world.name}-fork`;
  const response = await fetch(`${simulator.origin}/__admin/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, from: world.name }),
  });
  expect(response.status).toBe(201);
  const fork = simulator.world(name);
  fork.token = world.token;
  const before = await favourites(world);
  expect(await favourites(fork)).toEqual(before);
  await fork.call('removeFavourite', { body: { nodeId: 1001, vendor: 'LIKHA' } });
  expect(await favourites(world)).toEqual(before);
});

describe('open links', () => {
  const page = (query: string, headers = {}) => fetch(`${simulator.origin}/__admin/open?${query}`, { headers });
  const open = (body: unknown, headers = {}) =>
    fetch(`${simulator.origin}/__admin/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('a link opens a new world with scenarios and a session', async () => {
    const reply = await open({ scenario: ['banners.one', 'start.filipino'], as: 'agent01', to: '/m/agent?x=1' });
    expect(reply.headers.get('set-cookie')).toMatch(/^sim_world=open-\w+; Path=\/; HttpOnly; SameSite=Lax$/);
    const { world: name, session } = (await reply.json()) as { world: string; session: { token: string } };
    expect(session).toMatchObject({ userName: 'agent01', type: 1, firstTimeLogin: false });
    const world = simulator.world(name);
    world.token = session.token;
    expect((await world.call('memberInfo')).value.account).toBe('agent01');
    expect((await world.call('templateSettings')).value.location).toBe('TY');
    expect(await (await open({})).json()).toMatchObject({ session: null });
  });

  test('the page of a link changes nothing, and asks for confirmation when opened from another site', async () => {
    const before = simulator.worlds.list().length;
    const own = await page('as=agent01&to=/m/agent?x=1');
    expect([own.headers.get('cache-control'), own.headers.get('set-cookie')]).toEqual(['no-store', null]);
    expect(await own.text()).toContain('data-to="/m/agent?x=1"');
    expect(await (await page('', { 'sec-fetch-site': 'cross-site' })).text()).toContain('data-stranger');
    expect(simulator.worlds.list()).toHaveLength(before);
    expect((await open({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await open({}, { origin: 'https://evil.example' })).status).toBe(403);
  });

  test.each([
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    '/.//evil.test/x',
    '/m/..//evil.test',
  ])('%s is refused as a path', async (to) => {
    expect((await page(`to=${encodeURIComponent(to)}`)).status).toBe(422);
    expect((await open({ to })).status).toBe(422);
  });

  test.each([
    [{ scenario: 'no.such' }, 404],
    [{ as: 'nobody' }, 404],
    [{ as: 'staff01' }, 409],
    [{ as: 'locked01' }, 409],
    [{ scenario: ['network.offline', 'network.flaky'] }, 409],
  ])('%j is refused with %i', async (body, status) => {
    expect((await open(body)).status).toBe(status);
  });

  test('markup in the address is escaped', async () => {
    const text = await (await page('to=/m/home?a="><script>alert(1)</script>')).text();
    expect(text).not.toContain('<script>alert');
  });
});
