import { expect, test } from 'vitest';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('guests see open tables with limits, players and the road of the shoe @A38', async () => {
  const world = simulator.world();
  const { value, headers } = await world.call('lobbyTables');
  expect(headers.get('cache-control')).toContain('max-age=5');
  expect(value.tables.length).toBeGreaterThan(1);
  for (const { kind, minBet, maxBet, closesAt, road, wins, results } of value.tables) {
    expect(minBet).toBeLessThan(maxBet);
    expect(closesAt).toBeGreaterThan(value.now);
    expect(closesAt).toBeLessThanOrEqual(value.now + 20_000);
    const isRoad = kind === 'baccarat' || kind === 'dragontiger';
    const decided = wins.filter(({ winner }) => winner !== 'tie').reduce((sum, { rounds }) => sum + rounds, 0);
    expect(road).toHaveLength(decided);
    expect(results).toHaveLength(isRoad ? 0 : 10);
    expect(new Set(road.map(({ column, row }) => `${column} ${row}`)).size).toBe(road.length);
  }
  const roundsOf = ({ wins }: (typeof value.tables)[number]) => wins.reduce((sum, { rounds }) => sum + rounds, 0);
  const before = value.tables.map(roundsOf);
  await advance(world, '20s');
  const after = (await world.call('lobbyTables')).value.tables;
  expect(after.map(roundsOf).some((rounds, at) => rounds > (before[at] ?? 0))).toBe(true);
  const lastOf = (tables: typeof value.tables) => tables.find(({ kind }) => kind === 'roulette')?.results ?? [];
  const rounds = lastOf(after).findIndex(
    (_, at) => JSON.stringify(lastOf(after).slice(at)) === JSON.stringify(lastOf(value.tables).slice(0, 10 - at)),
  );
  expect(rounds).toBeGreaterThan(0);
});

test('the last results of roulette name a number and its colour', async () => {
  const { tables } = (await simulator.world().call('lobbyTables')).value;
  expect(tables.map(({ kind }) => kind)).toEqual(['baccarat', 'dragontiger', 'roulette']);
  for (const { text, colour } of tables[2]?.results ?? []) {
    expect(Number(text)).toBeLessThanOrEqual(36);
    expect(colour === 'green').toBe(text === '0');
  }
});
