import { expect, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test.each([
  ['live', 'big'],
  ['fish', 'below'],
  ['crash', 'below'],
  ['sports', 'extra'],
  ['sabong', 'below'],
  ['lottery', 'below'],
  ['karakrus', 'big'],
  ['blackjack', 'extra'],
  ['pusoydos', 'below'],
  ['tongits', 'big'],
])('an outcome that a game does not have cannot be forced: %s, %s', async (game, outcome) => {
  const world = simulator.world();
  const { status, body } = await world.admin('PUT', '/outcome', { outcome, game });
  expect(status).toBe(422);
  expect(body).toMatchObject({ faults: [{ field: 'outcome' }] });
  expect((await world.admin('PUT', '/outcome', { outcome: 'win', game })).status).toBe(200);
});

test('a malformed forced outcome is refused, and the field is named', async () => {
  const world = simulator.world();
  const faultsOf = async (input: object) => (await world.admin('PUT', '/outcome', input)).body;
  expect(await faultsOf({ outcome: 'triple' })).toMatchObject({ faults: [{ field: 'outcome' }] });
  expect(await faultsOf({})).toMatchObject({ faults: [{ field: 'outcome' }] });
  expect(await faultsOf({ outcome: 'win', game: 'chess' })).toMatchObject({ faults: [{ field: 'game' }] });
});
