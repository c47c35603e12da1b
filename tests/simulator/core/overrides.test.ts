import { describe, expect, test } from 'vitest';
import { applyScenarios } from '#sim/features/apply-scenarios.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { validateAll } from '#sim/start/validate.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

interface Shown {
  readonly id: string;
  readonly calls: number;
  readonly answered: number;
}
type Reply = { status: number; body: { overrides: Shown[]; detail: string } };

const override = (world: WorldClient, it: object) => world.admin('POST', '/overrides', it) as Promise<Reply>;
const signedIn = async (account = 'player01'): Promise<WorldClient> => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};
const statuses = async (world: WorldClient, calls: number) => {
  const got: number[] = [];
  for (let call = 0; call < calls; call += 1) got.push((await world.call('hotGames')).status);
  return got;
};

describe('responses', () => {
  test('a value replaces the world’s own response, and the journal names the override', async () => {
    const world = await signedIn();
    const { value: own } = await world.call('balance');
    const added = await override(world, { endpoint: 'balance', replies: [{ value: { ...own, sumBalance: 1.5 } }] });
    expect(added).toMatchObject({ status: 201, body: { overrides: [{ id: 'o1', calls: 0 }] } });
    expect((await world.call('balance')).value).toEqual({ ...own, sumBalance: 1.5 });
    const { body } = await world.admin<{ requests: object[] }>('GET', '/requests?row=balance');
    expect(body.requests[0]).toMatchObject({ account: 'player01', status: 200, explain: [{ why: 'override o1' }] });
    await world.admin('DELETE', '/overrides/o1');
    expect((await world.call('balance')).value).toEqual(own);
    expect((await world.admin('DELETE', '/overrides/o1')).status).toBe(404);
  });

  test('an error code sets its status, and a sequence ends with the world’s own response @X25', async () => {
    const world = simulator.world();
    const replies = [{ errorCode: 'system.upgrading' }, { errorCode: 'system.unknown', delay: 5 }, {}];
    await override(world, { endpoint: 'hotGames', replies });
    expect(await statuses(world, 4)).toEqual([503, 500, 200, 200]);
    expect((await world.call('hotGames')).value.length).toBeGreaterThan(0);
  });

  test('the newest matching override applies, and a list replaces all overrides', async () => {
    const world = simulator.world();
    await override(world, { endpoint: 'hotGames', replies: [{ errorCode: 'system.unknown' }] });
    await override(world, { endpoint: 'hotGames', replies: [{ value: [] }] });
    expect((await world.call('hotGames')).value).toEqual([]);
    const one = [{ endpoint: 'version', replies: [{ errorCode: 'system.unknown' }] }];
    expect((await world.admin('PUT', '/overrides', { overrides: one })).status).toBe(200);
    expect([(await world.call('version')).status, (await world.call('hotGames')).status]).toEqual([500, 200]);
  });

  test('a fault also applies to an overridden response', async () => {
    const world = simulator.world();
    await override(world, { endpoint: 'hotGames', replies: [{ value: [] }] });
    await world.admin('PUT', '/faults', { faults: [{ endpoint: 'hotGames', kind: 'empty' }] });
    expect(await (await world.send('/wps/game/hot')).text()).toBe('');
  });

  test('state set by a response selects the overrides of later calls', async () => {
    const world = simulator.world();
    await override(world, { endpoint: 'version', replies: [{ sets: { shop: 'closed' } }] });
    await override(world, {
      endpoint: 'hotGames',
      match: { state: { shop: 'closed' } },
      replies: [{ value: [], sets: { shop: 'gone' } }],
    });
    expect((await world.call('hotGames')).value).not.toEqual([]);
    await world.call('version');
    expect((await world.call('hotGames')).value).toEqual([]);
    expect((await world.call('hotGames')).value).not.toEqual([]);
  });

  test('a call of the journal can be made an override', async () => {
    const world = await signedIn();
    const { value } = await world.call('balance');
    const { body } = await world.admin<{ requests: { seq: number }[] }>('GET', '/requests?row=balance');
    expect((await override(world, { call: body.requests[0]?.seq })).status).toBe(201);
    await world.admin('POST', '/scenarios', { names: ['wallet.empty'] });
    expect((await world.call('balance')).value).toEqual(value);
    expect(await override(world, { call: 999 })).toMatchObject({
      status: 422,
      body: { detail: 'call: call 999 is not in the journal' },
    });
  });
});

describe('matching', () => {
  const fails = [{ errorCode: 'system.unknown' }];
  const cases = [
    ['the first calls', { calls: { first: 2 } }, [500, 500, 200]],
    ['the call of a number', { calls: { nth: 2 } }, [200, 500, 200]],
    ['headers', { headers: { 'X-Sim-World': 't-*' } }, [500, 500, 500]],
    ['a header that must not be there', { headers: { 'x-sim-world': null } }, [200, 200, 200]],
    ['guests', { member: null }, [500, 500, 500]],
  ] as const;
  test.each(cases)('%s', async (_what, match, expected) => {
    const world = simulator.world();
    await override(world, { endpoint: 'hotGames', match, replies: fails });
    expect(await statuses(world, 3)).toEqual(expected);
    const same = simulator.world();
    const faults = [{ endpoint: 'hotGames', kind: 'error', code: 'system.unknown', match }];
    await same.admin('PUT', '/faults', { faults });
    expect(await statuses(same, 3)).toEqual(expected);
  });

  test('a member, a query and a part of a body @X25', async () => {
    const world = await signedIn();
    const match = { member: 'player*' };
    await override(world, { endpoint: 'balance', match, replies: fails });
    await override(world, { endpoint: 'gameList', match: { query: { gameType: 'RNG' } }, replies: fails });
    expect((await world.call('balance')).status).toBe(500);
    const list = (gameType: 'RNG' | 'LIVE') => world.call('gameList', { query: { gameType } as never });
    expect([(await list('RNG')).status, (await list('LIVE')).status]).toEqual([500, 200]);
    await override(world, { endpoint: 'login', match: { body: { username: 'newbie01' } }, replies: fails });
    expect((await world.signIn('newbie01')).status).toBe(500);
    expect((await world.signIn('agent01')).status).toBe(200);
    expect((await world.call('balance')).status).toBe(200);
  });

  test('only while a scenario is applied @X25', async () => {
    const world = simulator.world();
    await override(world, { endpoint: 'hotGames', match: { scenario: 'banners.one' }, replies: fails });
    expect(await statuses(world, 1)).toEqual([200]);
    await world.admin('POST', '/scenarios', { names: ['banners.one'] });
    expect(await statuses(world, 1)).toEqual([500]);
  });
});

describe('the contract', () => {
  test.each([
    [{ endpoint: 'hotGame', replies: [{}] }, 'hotGame is not an endpoint of the contract; nearest: hotGames'],
    [{ endpoint: 'balance', replies: [] }, 'replies: '],
    [{ endpoint: 'balance', replies: [{ value: { sumBalance: 'much' } }] }, 'replies.0.value.sumBalance: '],
    [{ endpoint: 'balance', replies: [{}, { status: 201 }] }, 'replies.1.status: balance succeeds with 200'],
    [{ endpoint: 'balance', replies: [{ errorCode: 'draw.closed' }] }, 'replies.0.errorCode: balance does not fail'],
    [{ endpoint: 'balance', replies: [{ errorCode: 'system.unknown', status: 418 }] }, 'replies.0.status: '],
    [{ endpoint: 'balance', match: { calls: { third: 1 } }, replies: [{}] }, 'match.calls: '],
  ])('%j is refused by field', async (it, detail) => {
    const reply = await override(simulator.world(), it);
    expect([reply.status, reply.body.detail]).toEqual([422, expect.stringContaining(detail)]);
  });

  test('can be broken on purpose with outsideContract', async () => {
    const world = await signedIn();
    const replies = [{ value: 'much' }, { status: 418 }, { errorCode: 'nobody.knows' }];
    await override(world, { endpoint: 'balance', outsideContract: true, replies });
    const [one, two, three] = [await world.call('balance'), await world.call('balance'), await world.call('balance')];
    expect([one.status, one.value]).toEqual([200, 'much']);
    expect([two.status, two.errorCode]).toEqual([418, 'system.unknown']);
    expect([three.status, three.errorCode]).toEqual([500, 'nobody.knows']);
  });
});

test('a scenario sets overrides under its name, and two with different ones for an endpoint contradict @X25', async () => {
  const it = (name: string, code: string): Scenario => ({
    name,
    description: 'Hot games fail.',
    requirements: ['R071'],
    overrides: [{ endpoint: 'hotGames', replies: [{ errorCode: code }] }],
  });
  const client = simulator.world();
  const world = simulator.worlds.open(client.name);
  for (const _ of [1, 2]) applyScenarios(world, [it('test.one', 'system.unknown')]);
  expect((await client.admin('GET', '/overrides')).body).toMatchObject({ overrides: [{ name: 'test.one' }] });
  expect((await client.call('hotGames')).status).toBe(500);
  expect(() => applyScenarios(world, [it('test.one', 'system.unknown'), it('test.two', 'system.upgrading')])).toThrow(
    'test.one and test.two set replies of hotGames differently.',
  );
  const { faults } = await validateAll([it('test.wrong', 'draw.closed')]);
  expect(faults).toEqual([
    expect.stringContaining('scenario test.wrong: override of hotGames: hotGames does not fail'),
  ]);
});

test('a snapshot and a copied world include overrides @X25', async () => {
  const world = simulator.world();
  await override(world, { endpoint: 'hotGames', replies: [{ value: [] }] });
  const { body: snapshot } = await world.admin('GET', '/snapshot');
  const other = simulator.world();
  await other.admin('PUT', '/snapshot', snapshot);
  expect((await other.call('hotGames')).value).toEqual([]);
  const copy = simulator.world();
  const response = await fetch(`${simulator.origin}/__admin/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: copy.name, from: world.name }),
  });
  expect(response.status).toBe(201);
  expect((await copy.call('hotGames')).value).toEqual([]);
});

test('a change of the own reply is not used up by a call that maintenance refuses', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const replies = [{ patch: { nickname: 'First' } }, {}];
  await world.admin('POST', '/overrides', { endpoint: 'memberInfo', replies });
  await world.flags({ MAINTENANCE: true });
  expect((await world.call('memberInfo')).status).toBe(503);
  await world.flags({ MAINTENANCE: false });
  expect((await world.call('memberInfo')).value).toMatchObject({ nickname: 'First' });
});
