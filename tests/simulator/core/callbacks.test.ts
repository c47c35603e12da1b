import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openAccount } from '#sim/features/account/rules/new-member.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { startThirdPartyServer } from '#tests/support/third-party-server.ts';

let failures = 0;
const receiver = await startThirdPartyServer(() => {
  failures -= 1;
  return { status: failures >= 0 ? 503 : 204 };
});
const simulator = await startSimulator({ callOut: ['http://127.0.0.1:*'] });

interface Told {
  readonly callbacks: { id: string; secret?: string }[];
  readonly deliveries: {
    event: string;
    state: string;
    body: Record<string, unknown>;
    tries: { at: number; status: number | null; fault: string | null }[];
    nextAt: number | null;
  }[];
  readonly detail: string;
}

const url = `${receiver.origin}/hook`;
const listening = async (callback: object): Promise<WorldClient> => {
  const world = simulator.world();
  await world.admin('PUT', '/clock', { frozen: true });
  expect((await world.admin('POST', '/callbacks', { url, ...callback })).status).toBe(201);
  return world;
};
const deliveries = async (world: WorldClient) => (await world.admin<Told>('GET', '/callbacks')).body.deliveries;
/** Returns the newest delivery after this number of attempts. */
const tried = (world: WorldClient, times: number) =>
  vi.waitFor(async () => {
    const [newest] = await deliveries(world);
    expect(newest?.tries).toHaveLength(times);
    return newest as Told['deliveries'][number];
  });

/** Registers the account bagong01. */
const join = (world: WorldClient) => world.admin('POST', '/scenarios', { names: ['register.name-taken'] });

test('a registration sends a signed callback, and the secret is never shown @X28', async () => {
  const world = await listening({ event: 'member.registered', secret: 'a-long-secret' });
  await join(world);
  const told = await tried(world, 1);
  expect(told).toMatchObject({
    event: 'member.registered',
    state: 'delivered',
    tries: [{ status: 204 }],
    nextAt: null,
  });
  expect(told.body).toMatchObject({ event: 'member.registered', world: world.name, member: 'bagong01' });
  const got = receiver.received.findLast((it) => it.body.includes(world.name));
  const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(got?.headers['simulator-signature'])) ?? [];
  expect(createHmac('sha256', 'a-long-secret').update(`${seconds}.${got?.body}`).digest('hex')).toBe(signature);
  const { callbacks } = (await world.admin<Told>('GET', '/callbacks')).body;
  expect(callbacks).toMatchObject([{ id: 'c1', secret: '***' }]);
});

test('a callback cannot call the admin API with the rights of this machine @X28', async () => {
  const other = simulator.world();
  await other.admin('PATCH', '/flags', { MAINTENANCE: true });
  const world = await listening({ url: `${simulator.origin}/__admin/worlds/${other.name}/reset`, event: '*' });
  await join(world);
  expect((await tried(world, 1)).tries).toMatchObject([{ status: 403 }]);
  expect(simulator.worlds.find(other.name)?.resets).toBe(0);
});

test('callbacks report an approved deposit and a limit that rejects one @X28', async () => {
  const world = await listening({ event: '*', member: 'player*' });
  await world.admin('POST', '/scenarios', { names: ['deposit.gateway-approved'] });
  expect(await tried(world, 1)).toMatchObject({
    event: 'deposit.approved',
    body: { member: 'player01', amount: expect.any(Number) },
  });
  await world.admin('POST', '/scenarios', { names: ['safety.limit-nearly-reached'] });
  await world.signIn('player01');
  const before = (await deliveries(world)).length;
  expect((await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 5000 } })).errorCode).toBe(
    'safety.limit',
  );
  await vi.waitFor(async () => expect((await deliveries(world)).length).toBeGreaterThan(before));
  expect(await tried(world, 1)).toMatchObject({
    event: 'limit.reached',
    body: { member: 'player01', kind: 'deposit' },
  });
});

test('a failed callback is retried on the world’s clock until it is given up', async () => {
  const world = await listening({ event: 'member.registered' });
  failures = 6;
  await join(world);
  const first = await tried(world, 1);
  expect(first).toMatchObject({ state: 'waiting', tries: [{ status: 503, fault: 'answered 503' }] });
  await world.admin('PUT', '/clock', { advance: '10s' });
  const second = await tried(world, 2);
  expect((second.tries[1]?.at ?? 0) - (second.tries[0]?.at ?? 0)).toBe(10_000);
  // In one advance, each attempt still waits for the previous one, at its own time.
  await world.admin('PUT', '/clock', { advance: '1d' });
  const last = await tried(world, 6);
  expect(last).toMatchObject({ state: 'given up', nextAt: null });
  const start = last.tries[0]?.at ?? 0;
  expect(last.tries.map(({ at }) => at - start)).toEqual([0, 10e3, 70e3, 670e3, 4270e3, 25_870e3]);
});

test('a rolled-back change sends no callback', async () => {
  const world = await listening({ event: '*' });
  const inside = simulator.worlds.open(world.name);
  const undone = () =>
    inside.transact(() => {
      openAccount(inside, { account: 'undone01' });
      throw new Error('undone');
    });
  expect(undone).toThrow('undone');
  await world.call('version');
  expect(await deliveries(world)).toEqual([]);
});

test('callback addresses not allowed at the start are refused by field', async () => {
  const world = simulator.world();
  const add = (it: object) => world.admin<Told>('POST', '/callbacks', { event: '*', ...it });
  const refusals = [
    [{ url: 'http://169.254.169.254/latest' }, 'url: is not allowed: start the simulator with --call-out http://169'],
    [{ url: 'file:///etc/passwd' }, 'url: must be an http or https address'],
    [{ url: 'http://me:secret@127.0.0.1:1/' }, 'url: must be an http or https address'],
    [{ url, event: 'moon.full' }, 'event: '],
    [{ url, secret: 'short' }, 'secret: '],
  ] as const;
  for (const [it, detail] of refusals)
    expect(await add(it)).toMatchObject({ status: 422, body: { detail: expect.stringContaining(detail) } });
  const list = await world.admin<Told>('PUT', '/callbacks', { callbacks: [{ event: '*', url: 'http://a.example' }] });
  expect([list.status, list.body.detail]).toEqual([422, expect.stringContaining('callbacks.0.url: is not allowed')]);
  expect((await world.admin('DELETE', '/callbacks/c9')).status).toBe(404);
});

test('at most 500 deliveries wait for an address that never responds', async () => {
  const world = await listening({ event: 'member.registered', url: 'http://127.0.0.1:9/nobody' });
  const state = simulator.worlds.open(world.name);
  state.transact(() => {
    for (let at = 0; at < 520; at += 1) openAccount(state, { account: `m${at}` });
  });
  const waiting = (await deliveries(world)).filter((it) => it.state === 'waiting');
  expect(waiting).toHaveLength(500);
  expect(waiting.at(-1)?.body.member).toBe('m20');
  await world.admin('POST', '/reset');
});
