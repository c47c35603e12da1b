import { expect, test } from 'vitest';
import { sabong } from '#contract/games/sabong.ts';
import type { Value } from '#contract/types.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { commission, drawFight, sides, totalisatorOdds } from '#sim/features/games/rules/sabong-fight.ts';
import { seedDraws } from '#sim/features/games/rules/seed-draws.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

type Arena = Value<'sabong'>;

const enter = async (world = simulator.world(), account = 'player01', name = 'Derby Araw') => {
  await world.signIn(account);
  const game = await findGame(world, { gameType: 'SPORTS', name });
  return { world, visit: await open(world, await launch(world, game)) };
};

const arenaOf = async ({ world, visit }: GameVisit): Promise<Arena> => {
  const response = await fetch(world.origin + sabong.path, {
    headers: { origin: 'null', authorization: `Bearer ${visit.playKey}` },
  });
  return ((await response.json()) as { value: Arena }).value;
};

const sumOf = (pools: Arena['fight']['pools']): number => pools.meron + pools.draw + pools.wala;

test('each side wins in proportion to its share of the pool and returns the pool less commission', () => {
  const fights = 60_000;
  const returned = { meron: 0, draw: 0, wala: 0 };
  let chi = 0;
  for (const side of sides) {
    let [expected, won] = [0, 0];
    for (let at = 0; at < fights; at += 1) {
      const { shares, result } = drawFight(seedDraws('a-seed', `1.2026-11-24.${at}`, 1, 'outcome'));
      expected += shares[side];
      if (result !== side) continue;
      won += 1;
      returned[side] += (1 - commission) / shares[side];
    }
    chi += (won - expected) ** 2 / expected;
  }
  expect(chi).toBeLessThan(2 + 4 * Math.sqrt(2 * 2));
  for (const side of sides) expect(Math.abs(returned[side] / fights - (1 - commission)), side).toBeLessThan(0.08);
});

test('odds are the pool less commission, divided by the pool of the side', () => {
  const odds = totalisatorOdds({ meron: 400_000, draw: 100_000, wala: 500_000 });
  expect(odds).toEqual({ meron: 2.37, draw: 9.5, wala: 1.9 });
});

test('pools change until betting closes, and a bet adds to its side', async () => {
  const { world, visit } = await enter();
  const first = await arenaOf(visit);
  await advance(world, '60s');
  const later = await arenaOf(visit);
  expect(later.fight.id).toBe(first.fight.id);
  expect(sumOf(later.fight.pools)).toBeGreaterThan(sumOf(first.fight.pools));
  await visit.play(100, { fight: later.fight.id, side: 'wala' });
  const after = await arenaOf(visit);
  expect(after.fight.pools.wala - later.fight.pools.wala).toBeCloseTo(100, 2);
  expect(after.bets).toMatchObject([{ fight: later.fight.id, side: 'wala', stake: 100, state: 'open' }]);
});

test('a bet is paid at the closing odds once the fight is over', async () => {
  const { world, visit } = await enter();
  const { fight } = await arenaOf(visit);
  const before = await sumBalance(world);
  await world.admin('PUT', '/outcome', { outcome: 'win' });
  const placed = await visit.play(200, { fight: fight.id, side: 'meron' });
  expect(placed.value).toMatchObject({ payout: 0, balance: before - 200 });
  await advance(world, '125s');
  const closed = (await arenaOf(visit)).fight;
  expect(closed.result).toBeNull();
  await advance(world, '40s');
  const over = await arenaOf(visit);
  expect(over.fight).toMatchObject({ id: fight.id, result: 'meron', odds: closed.odds });
  const payout = Math.floor(20_000 * closed.odds.meron + 1e-6) / 100;
  expect(over.bets).toMatchObject([{ state: 'settled', payout }]);
  expect(over.results.at(-1)).toEqual({ number: fight.number, result: 'meron' });
  expect(await sumBalance(world)).toBeCloseTo(before - 200 + payout, 2);
  expect(await isLedgerBalanced(world)).toBe(true);
  const { content } = (await world.call('bets')).value;
  const { odds } = closed;
  expect(content[0]?.round).toMatchObject({ kind: 'sabong', side: 'meron', result: 'meron', odds: odds.meron });
});

test('bets after closing, on another fight or on an unknown side are refused', async () => {
  const { world, visit } = await enter();
  const { fight } = await arenaOf(visit);
  expect((await visit.play(50, { fight: `${fight.id}9`, side: 'wala' })).errorCode).toBe('match.closed');
  expect((await visit.play(50, { fight: fight.id, side: 'both' })).errorCode).toBe('request.invalid');
  await advance(world, '121s');
  expect((await visit.play(50, { fight: fight.id, side: 'wala' })).errorCode).toBe('match.closed');
});

test('a fight is the same for all players, and bets on both sides count nothing towards wagering @X17', async () => {
  const { world, visit } = await enter();
  const { fight } = await arenaOf(visit);
  const ownBets = [
    (await visit.play(50, { fight: fight.id, side: 'wala' })).value.round,
    (await visit.play(50, { fight: fight.id, side: 'meron' })).value.round,
  ];
  const other = await enter(world, 'agent01');
  expect((await arenaOf(other.visit)).fight).toMatchObject({ id: fight.id, meron: fight.meron });
  await advance(world, '165s');
  expect((await arenaOf(other.visit)).fight.result).not.toBeNull();
  const { state } = simulator.worlds.open(world.name);
  for (const id of ownBets) {
    const settled = state.get(bets, id);
    expect(settled?.state).toBe('settled');
    expect(settled && rewardStakeOf(state, settled)).toBe(0);
  }
});
