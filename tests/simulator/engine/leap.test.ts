import { expect, test } from 'vitest';
import { noon } from '../../support/money.ts';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test.each([
  [{ advance: '999999999d' }, 'advance'],
  [{ advance: '36500d' }, 'advance'],
  [{ now: '2035-01-01T00:00:00Z' }, 'now'],
  [{ now: '1969-01-01T00:00:00Z' }, 'now'],
])('the leap %j is refused, and the clock stays', async (body, field) => {
  const world = simulator.world();
  const { body: before } = await world.admin<{ now: number }>('GET', '/clock');
  const { status, body: problem } = await world.admin<{ faults: { field: string }[] }>('PUT', '/clock', body);
  expect(status).toBe(422);
  expect(problem.faults).toMatchObject([{ field }]);
  expect((await world.admin<{ now: number }>('GET', '/clock')).body.now).toBe(before.now);
});

test('while a world leaps over a year, other worlds are answered, and its own calls see the end of it', async () => {
  const far = simulator.world();
  await far.signIn('agent01');
  const other = simulator.world();
  const leap = far.admin('PUT', '/clock', { advance: '400d' });
  const seen: string[] = [];
  const note = (name: string) => () => void seen.push(name);
  await Promise.all([
    leap.then(note('leap')),
    other.call('version').then(note('other')),
    far.call('version').then(({ headers }) => {
      note('own')();
      expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThanOrEqual(noon() + 400 * 86_400_000 - 1_000);
    }),
  ]);
  expect(seen[0]).toBe('other');
  const { body } = await far.admin<{ next: { at: number } | null; now: number }>('GET', '/clock');
  expect(body.next?.at ?? Number.POSITIVE_INFINITY).toBeGreaterThan(body.now);
});
