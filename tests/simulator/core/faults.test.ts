import { describe, expect, test } from 'vitest';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const withFaults = async (...faults: object[]): Promise<WorldClient> => {
  const world = simulator.world();
  expect((await world.admin('PUT', '/faults', { faults })).status).toBe(200);
  return world;
};

const version = '/wps/system/version';

/** Returns the status of a call, or `closed` without a response. */
const endOf = (world: WorldClient, path = version): Promise<number | 'closed'> =>
  world.send(path).then(
    async (reply) => {
      await reply.text();
      return reply.status;
    },
    () => 'closed' as const,
  );

const series = async (world: WorldClient, calls: number, path?: string) => {
  const ends: (number | 'closed')[] = [];
  for (let call = 0; call < calls; call += 1) ends.push(await endOf(world, path));
  return ends;
};

test('a path pattern with many stars is matched without delay', async () => {
  const world = await withFaults({ endpoint: `/${'*'.repeat(150)}X`, kind: 'offline' });
  expect(await endOf(world, '/wps/relay/GCSGAME_gameList?gameType=RNG')).toBe(200);
});

describe('kinds of faults', () => {
  test('an error code sets its status and envelope', async () => {
    const world = await withFaults({ endpoint: 'version', kind: 'error', code: 'system.upgrading' });
    const reply = await world.call('version');
    expect([reply.status, reply.errorCode]).toEqual([503, 'system.upgrading']);
  });

  test('an HTTP status is sent with an HTML page as from a gateway', async () => {
    const world = await withFaults({ endpoint: 'version', kind: 'status', status: 502 });
    const reply = await world.send(version);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  });

  test('broken JSON is the first half of the response, and an empty response has no body', async () => {
    const broken = await (await withFaults({ endpoint: '*', kind: 'broken-json' })).send(version);
    const text = await broken.text();
    expect([broken.status, text.startsWith('{"success":true')]).toEqual([200, true]);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    const empty = await (await withFaults({ endpoint: '*', kind: 'empty' })).send(version);
    expect([empty.status, await empty.text()]).toEqual([200, '']);
  });

  test('a dribbled response is complete in the end', async () => {
    const world = await withFaults({ endpoint: 'version', kind: 'dribble', delay: 60 });
    expect((await world.call('version')).value.world).toBe(world.name);
  });

  test.each(['reset', 'offline'])('%s closes the connection without a response', async (kind) => {
    const world = await withFaults({ endpoint: 'version', kind });
    expect(await endOf(world)).toBe('closed');
    expect(await endOf(world, '/wps/system/templateSettings')).not.toBe('closed');
  });

  test('a delay affects only its own endpoint', async () => {
    const world = await withFaults({ endpoint: 'version', kind: 'delay', delay: 600_000 });
    const leave = new AbortController();
    const slow = world.send(version, { signal: leave.signal }).catch(() => 'left');
    expect((await world.call('hotGames')).status).toBe(200);
    leave.abort();
    expect(await slow).toBe('left');
  });
});

describe('matching', () => {
  test('only the call of a given number', async () => {
    const world = await withFaults({ endpoint: 'version', kind: 'reset', call: 2 });
    expect(await series(world, 4)).toEqual([200, 'closed', 200, 200]);
  });

  test('endpoints matching a path with a star', async () => {
    const world = await withFaults({ endpoint: '/wps/game/*', kind: 'status', status: 500 });
    expect([await endOf(world, '/wps/game/hot'), await endOf(world)]).toEqual([500, 200]);
  });

  test('a share of the calls, the same ones for the same seed', async () => {
    const flaky = { endpoint: '*', kind: 'status', status: 503, rate: 0.4 };
    const one = await series(await withFaults(flaky), 30);
    expect(new Set(one)).toEqual(new Set([200, 503]));
    expect(await series(await withFaults(flaky), 30)).toEqual(one);
    expect(await series(await withFaults({ ...flaky, seed: 'another' }), 30)).not.toEqual(one);
  });

  test('a log-normal delay is drawn from the seed and recorded in the journal', async () => {
    const delays = async () => {
      const world = await withFaults({ endpoint: 'version', kind: 'delay', delay: 3, spread: 0.5 });
      await series(world, 5);
      const { requests } = (await world.admin<{ requests: { explain: { why: string }[] }[] }>('GET', '/requests')).body;
      return requests.map((it) => it.explain[0]?.why);
    };
    const received = await delays();
    expect(new Set(received).size).toBe(5);
    expect(received[0]).toMatch(/^fault: delay of \d+ ms on version, call 5$/);
    expect(await delays()).toEqual(received);
  });
});

test('a response lost after the change leaves the change in place', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.admin('PUT', '/faults', { faults: [{ endpoint: 'addFavourite', kind: 'reset', after: true }] });
  const lost = world.call('addFavourite', { body: { nodeId: 1001, vendor: 'LIKHA' } });
  await expect(lost).rejects.toThrow();
  expect((await world.call('favouriteGames')).value.content.map((it) => it.nodeId)).toEqual([1001]);
});

test('faults can be listed and cleared; invalid ones are refused by field and change nothing', async () => {
  const world = await withFaults({ endpoint: 'version', kind: 'reset' });
  const bad = await world.admin('PUT', '/faults', { faults: [{ endpoint: 'nowhere', kind: 'delay' }] });
  expect(bad.status).toBe(422);
  expect(JSON.stringify(bad.body)).toMatch(/faults\.0\.endpoint.*faults\.0\.delay|faults\.0\.endpoint/);
  expect((await world.admin('GET', '/faults')).body).toEqual({
    faults: [{ endpoint: 'version', kind: 'reset' }],
    calls: [0],
  });
  expect((await world.admin('DELETE', '/faults')).status).toBe(204);
  expect(await endOf(world)).toBe(200);
});

test('a call that is sent again after a reset names the first one in the journal', async () => {
  const world = simulator.world();
  await world.admin('PUT', '/faults', { faults: [{ endpoint: 'hotGames', kind: 'reset', call: 1 }] });
  await expect(world.call('hotGames')).rejects.toThrow();
  await world.call('hotGames');
  await world.call('hotGames');
  const { body } = await world.admin<{ requests: { repeats: number | null }[] }>('GET', '/requests');
  expect(body.requests.map(({ repeats }) => repeats)).toEqual([null, 1, null]);
});
