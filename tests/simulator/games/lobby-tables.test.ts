import { expect, test } from 'vitest';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('guests see open tables with limits, players and the road of the shoe @A38', async () => {
  const world = simulator.world();
  const { value, headers } = await world.call('lobbyTables');
  expect(headers.get('cache-control')).toContain('max-age=5');
  expect(value.tables.length).toBeGreaterThan(1);
  for (const { minBet, maxBet, closesAt, road, wins } of value.tables) {
    expect(minBet).toBeLessThan(maxBet);
    expect(closesAt).toBeGreaterThan(value.now);
    expect(closesAt).toBeLessThanOrEqual(value.now + 20_000);
    expect(road).toHaveLength(wins.player + wins.banker);
    expect(new Set(road.map(({ column, row }) => `${column} ${row}`)).size).toBe(road.length);
  }
  const roundsOf = ({ wins }: (typeof value.tables)[number]) => wins.player + wins.banker + wins.tie;
  const before = value.tables.map(roundsOf);
  await advance(world, '20s');
  const after = (await world.call('lobbyTables')).value.tables;
  expect(after.map(roundsOf).some((rounds, at) => rounds > (before[at] ?? 0))).toBe(true);
});
