import { expect, test } from 'vitest';
import { toHaveCalled } from '#sim/client/have-called.ts';
import { simOf } from '#sim/client/sim.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const simHere = () => {
  const world = simulator.world();
  return { world, sim: simOf(simulator.origin, world.name) };
};

test('a test can override responses, in a sequence and for a number of calls @X25', async () => {
  const { world, sim } = simHere();
  await sim.override('hotGames', [{ errorCode: 'system.unknown' }, { value: [] }], { calls: { first: 2 } });
  const statuses = [await world.call('hotGames'), await world.call('hotGames'), await world.call('hotGames')];
  expect(statuses.map((it) => [it.status, it.value?.length])).toEqual([
    [500, undefined],
    [200, 0],
    [200, expect.any(Number)],
  ]);
  await sim.overrideOutsideContract('hotGames', { value: 'nothing' });
  expect((await world.call('hotGames')).value).toBe('nothing');
  await sim.clearOverrides();
  expect((await world.call('hotGames')).value.length).toBeGreaterThan(1);
});

test('a failed toHaveCalled names the nearest calls @X26', async () => {
  const { world, sim } = simHere();
  const judge = (expected: Parameters<typeof toHaveCalled>[1]) => toHaveCalled.call({ isNot: true }, sim, expected);
  await world.call('version');
  await world.call('hotGames');
  expect((await judge('hotGames')).pass).toBe(true);
  expect((await judge(['version', 'hotGames'])).pass).toBe(true);
  expect((await judge({ endpoint: 'login', count: { exactly: 0 } })).pass).toBe(true);
  const missed = await judge({ endpoint: 'version', match: { member: 'player01' } });
  expect(missed.pass).toBe(false);
  expect(missed.message()).toBe(
    [
      'version: wanted at least 1, found 0',
      '  nearest: call 1, GET /wps/system/version: member: wanted "player01", got none',
      '  nearest: call 2, GET /wps/game/hot: wanted version, got hotGames; member: wanted "player01", got none',
    ].join('\n'),
  );
  const late = toHaveCalled.call({ isNot: false }, sim, 'balance');
  await world.call('balance');
  expect((await late).pass).toBe(true);
});
