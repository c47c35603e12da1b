import { expect, test } from 'vitest';
import { scenarios } from '#sim/features/scenarios.ts';
import { clockFrom, startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { checks } from './scenario-checks.ts';

const simulator = await startSimulator();

const apply = (world: WorldClient, ...names: string[]) =>
  world.admin<{ applied: string[]; detail?: string }>('POST', '/scenarios', { names });

test('every scenario has a check, and every check has a scenario', () => {
  expect(Object.keys(checks).sort()).toEqual([...scenarios.keys()].sort());
  expect(scenarios.size).toBeGreaterThanOrEqual(40);
});

/** Hours just after the start or before the end of days, weeks and months. */
const awkward = await Promise.all(
  ['2027-03-01T00:20:00+08:00', '2027-01-31T23:50:00+08:00'].map((at) =>
    startSimulator({ machineTime: clockFrom(at) }),
  ),
);

test.each([...scenarios.values()].map((it) => [it.name, it] as const))(
  '%s does what its description states',
  async (name, it) => {
    expect(it.description).toMatch(/^[A-Z].{10,}\.$|^[a-z]+01 .+\.$/);
    expect(it.requirements.join(' ')).toMatch(/^([RAX]\d{2,3} ?)+$/);
    const { before, after } = checks[name] ?? {};
    for (const { world: begin } of [simulator, ...awkward]) {
      const world = begin();
      await before?.(world);
      const reply = await apply(world, name);
      expect([reply.status, reply.body.applied]).toEqual([200, [name]]);
      await after?.(world);
    }
  },
);

test('several scenarios can be combined, and the journal names the scenario behind each response', async () => {
  const world = simulator.world();
  await apply(world, 'start.region', 'wallet.slow', 'banners.one', 'network.flaky');
  expect((await world.admin('GET', '/scenarios')).body).toEqual({
    applied: ['start.region', 'wallet.slow', 'banners.one', 'network.flaky'],
  });
  await world.admin('DELETE', '/faults');
  expect((await world.call('hotGames')).errorCode).toBe('region.restricted');
  const { requests } = (await world.admin<{ requests: { explain: { why: string }[] }[] }>('GET', '/requests')).body;
  expect(requests[0]?.explain[0]?.why).toContain('set by start.region');
});

test.each([
  ['a flag', ['start.maintenance', 'flags.everything-on', 'flags.everything-off'], 'flag DIRECTREG3'],
  ['a fault', ['network.offline', 'network.flaky'], 'fault of \\*'],
  ['the clock', ['clock.tomorrow', 'clock.stopped'], 'clock'],
  ['documents of one member', ['login.disabled', 'login.change-password'], 'document member 100003'],
])('two scenarios that set %s differently are refused by name and nothing is applied', async (_what, names, what) => {
  const world = simulator.world();
  const reply = await apply(world, ...names);
  expect(reply.status).toBe(409);
  expect(reply.body.detail).toMatch(new RegExp(`${names.at(-2)} and ${names.at(-1)} set ${what}`));
  expect((await world.admin('GET', '/scenarios')).body).toEqual({ applied: [] });
  expect((await world.call('templateSettings')).value.maintenance).toBe(false);
});

test.each([
  ['banners.one', 'banners.none', 'the number of banners'],
  ['banners.none', 'banners.one', 'the number of banners'],
  ['messages.none', 'messages.many-unread', 'the number of messages'],
  ['promotions.one', 'promotions.empty', 'the number of active promotions'],
  ['records.empty', 'records.many', 'the number of records'],
  ['rewards.none', 'rewards.many', 'the number of rewards'],
  ['agent.large-team', 'agent.no-team', 'the size of the downline'],
])('%s and %s contradict each other', async (one, other, what) => {
  const reply = await apply(simulator.world(), one, other);
  expect([reply.status, reply.body.detail]).toEqual([409, expect.stringContaining(`${one} and ${other} set ${what}`)]);
});

test('an unknown scenario name is refused', async () => {
  const reply = await apply(simulator.world(), 'start.maintenance', 'no.such');
  expect([reply.status, reply.body.detail]).toEqual([
    404,
    expect.stringMatching(/^Unknown scenario: no\.such\. Nearest: /),
  ]);
});

test('reset removes all applied scenarios', async () => {
  const world = simulator.world();
  await apply(world, 'start.maintenance', 'network.offline');
  await world.admin('POST', '/reset');
  expect((await world.call('hotGames')).status).toBe(200);
  expect((await world.admin('GET', '/scenarios')).body).toEqual({ applied: [] });
});
