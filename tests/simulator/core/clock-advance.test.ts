import { expect, test } from 'vitest';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test.each([
  [{ advance: '999999999d' }, 'advance'],
  [{ advance: '36500d' }, 'advance'],
  [{ now: '2035-01-01T00:00:00Z' }, 'now'],
  [{ now: '1969-01-01T00:00:00Z' }, 'now'],
])('the advance %j is refused, and the clock is unchanged', async (body, field) => {
  const world = simulator.world();
  const { body: before } = await world.admin<{ now: number }>('GET', '/clock');
  const { status, body: problem } = await world.admin<{ faults: { field: string }[] }>('PUT', '/clock', body);
  expect(status).toBe(422);
  expect(problem.faults).toMatchObject([{ field }]);
  expect((await world.admin<{ now: number }>('GET', '/clock')).body.now).toBe(before.now);
});

test('a clock advance over a year runs in slices, and calls of that world wait for its end', async () => {
  const far = simulator.world();
  await far.signIn('agent01');
  const world = simulator.worlds.open(far.name);
  world.transact(() => world.setClock({ now: world.now() + 400 * 86_400_000 }));
  const caughtUp = world.catchUp();
  expect(caughtUp).toBeInstanceOf(Promise);
  // Concurrent callers share the promise; another world's call is handled in between.
  expect(world.catchUp()).toBe(caughtUp);
  expect((await simulator.world().call('version')).status).toBe(200);
  const { headers } = await far.call('version');
  expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThanOrEqual(noon() + 400 * 86_400_000 - 1_000);
  const { body } = await far.admin<{ next: { at: number } | null; now: number }>('GET', '/clock');
  expect(body.next?.at ?? Number.POSITIVE_INFINITY).toBeGreaterThan(body.now);
});
