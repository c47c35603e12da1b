import { expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { msUntil, multiplierAt } from '#sim/features/games/rules/flight-curve.ts';
import { graceMs } from '#sim/features/games/rules/flights.ts';
import { crashPoint } from '#sim/games/crash/rules.ts';
import { cashOutAt, flightOf } from '#tests/support/crash-game.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const enter = async (world = simulator.world()) => {
  await world.signIn('player01');
  const game = await findGame(world, { gameType: 'RNG', name: 'Lipad!' });
  return { world, game, visit: await open(world, await launch(world, game)) };
};

/** Starts a flight; a forced win crashes at 5, a forced loss at 1. */
const takeOff = async (visit: GameVisit, outcome: 'win' | 'lose' | null, target: number | null = null) => {
  if (outcome) await visit.world.admin('PUT', '/outcome', { outcome });
  const placed = await visit.play(100, { fly: true, target });
  expect(placed.status).toBe(200);
  return placed.value.round;
};

/** Returns the time from the bet until a factor is reached. */
const until = (factor: number): string => `${800 + msUntil(factor)}ms`;

test('a cash-out during the flight pays the factor shown to the player, once', async () => {
  const { world, visit } = await enter();
  const before = await sumBalance(world);
  const round = await takeOff(visit, 'win');
  expect(await flightOf(visit)).toMatchObject({
    balance: before - 100,
    flight: { round, over: false, crashedAt: null },
  });
  await advance(world, '5s');
  const { value } = await cashOutAt(visit, round, 2, 'one-key');
  expect(value.flight).toMatchObject({ over: true, cashedOutAt: 2, crashedAt: 5, payout: 200 });
  expect((await cashOutAt(visit, round, 2, 'one-key')).value).toEqual(value);
  expect((await cashOutAt(visit, round, 2.1)).value.flight).toMatchObject({ cashedOutAt: 2, payout: 200 });
  expect(await sumBalance(world)).toBeCloseTo(before + 100, 2);
  await advance(world, '1m');
  expect(await sumBalance(world)).toBeCloseTo(before + 100, 2);
  expect(await isLedgerBalanced(world)).toBe(true);
  const [line] = (await world.call('bets', { query: { pageSize: 1 } })).value.content;
  expect(line?.round).toMatchObject({ kind: 'crash', target: null, cashedOutAt: 2, crashedAt: 5 });
});

test('a requested factor above the server’s is paid at the server’s factor', async () => {
  const { world, visit } = await enter();
  const round = await takeOff(visit, 'win');
  await advance(world, '3s');
  const { value } = await cashOutAt(visit, round, 900);
  const paid = value.flight?.cashedOutAt ?? 0;
  expect(paid).toBeGreaterThan(1.4);
  expect(paid).toBeLessThanOrEqual(multiplierAt(3000));
});

test('a cash-out within the grace period after the crash pays up to the crash factor only', async () => {
  for (const [seen, cashedOutAt] of [
    [4.9, 4.9],
    [5, 5],
    [5.2, null],
  ] as const) {
    const { world, visit } = await enter();
    const round = await takeOff(visit, 'win');
    const lateMs = msUntil(5) + Math.round(graceMs / 2);
    await advance(world, `${800 + lateMs}ms`);
    expect((await flightOf(visit)).flight?.over).toBe(false);
    expect((await cashOutAt(visit, round, seen)).value.flight).toMatchObject({ over: true, cashedOutAt, crashedAt: 5 });
  }
});

test('a flight cannot be cashed out after the crash or at an invalid factor', async () => {
  const { world, visit } = await enter();
  const before = await sumBalance(world);
  const round = await takeOff(visit, 'lose');
  expect((await cashOutAt(visit, round, 1)).errorCode).toBe('request.invalid');
  await advance(world, '3s');
  expect((await flightOf(visit)).flight).toMatchObject({ over: true, crashedAt: 1, cashedOutAt: null, payout: 0 });
  expect((await cashOutAt(visit, round, 1.2)).value.flight).toMatchObject({ cashedOutAt: null, payout: 0 });
  expect(await sumBalance(world)).toBe(before - 100);
});

test('a flight of another player can be neither seen nor cashed out', async () => {
  const { world, visit } = await enter();
  const round = await takeOff(visit, 'win');
  await advance(world, '4s');
  await world.signIn('agent01');
  const game = await findGame(world, { gameType: 'RNG', name: 'Lipad!' });
  const other = await open(world, await launch(world, game));
  expect((await flightOf(other)).flight).toBeNull();
  expect((await cashOutAt(other, round, 1.5)).errorCode).toBe('resource.unknown');
  expect((await flightOf(visit)).flight).toMatchObject({ round, over: false });
});

test('auto cash-out pays while the player is away, and the game opens again at the same flight', async () => {
  const { world, game, visit } = await enter();
  const round = await takeOff(visit, 'win', 3);
  await advance(world, '2s');
  const again = await open(world, await launch(world, game));
  expect((again.visit.table as { flight: unknown }).flight).toMatchObject({ round, over: false });
  expect((await again.play(100, { fly: true, target: null })).errorCode).toBe('request.conflict');
  await advance(world, until(3));
  expect((await flightOf(again)).flight).toMatchObject({ over: true, cashedOutAt: 3, payout: 300 });
  expect((await cashOutAt(again, 'BT-other', 2)).errorCode).toBe('resource.unknown');
});

test('the stake of a cash-out with almost no risk does not count @X17', async () => {
  for (const [factor, counted] of [
    [1.01, 0],
    [3, 10_000],
  ] as const) {
    const { world, visit } = await enter();
    const round = await takeOff(visit, 'win');
    await advance(world, until(3.05));
    await cashOutAt(visit, round, factor);
    const { state } = simulator.worlds.open(world.name);
    const placed = state.get(bets, round);
    expect(placed && rewardStakeOf(state, placed), String(factor)).toBe(counted);
  }
});

test('no cash-out strategy returns more than the game does, even with the grace period', () => {
  const random = new Random(8);
  const rounds = 200_000;
  const share = 0.95;
  // Waits until the flight is shown `wait` ms after take-off, then cashes out at a factor that was certainly reached,
  // or at the shown one.
  for (const [wait, clockLagMs] of [
    [1500, graceMs],
    [1500, 0],
    [6000, graceMs],
    [6000, 300],
  ] as const) {
    let sum = 0;
    for (let at = 0; at < rounds; at += 1) {
      const crashedAt = crashPoint(random.fraction(), share);
      if (msUntil(crashedAt) + graceMs <= wait) continue;
      const claimed = multiplierAt(wait - clockLagMs);
      if (claimed <= crashedAt) sum += claimed;
    }
    expect(sum / rounds, `${wait} ${clockLagMs}`).toBeLessThan(share + 0.015);
  }
});
