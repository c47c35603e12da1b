import { expect, test } from 'vitest';
import { allBalances, checkLedger } from '#sim/core/ledger.ts';
import { payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { verifyRound } from '#sim/games/screens/check/verify.ts';
import type { SlotOutcome, SlotTable } from '#sim/games/slot/wire.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const enter = async (name = 'Lolong') => {
  const world = simulator.world();
  await world.signIn('player01');
  return { world, visit: await open(world, await launch(world, await findGame(world, { name }))) };
};

const poolOf = async (world: WorldClient) => {
  const [pool] = (await world.call('jackpots')).value;
  if (!pool) throw new Error('no jackpot');
  return pool;
};

const heldBy = (world: WorldClient): number =>
  allBalances(simulator.worlds.open(world.name).state).find(({ id }) => id === 'jackpot:pista')?.minor ?? 0;

const jackpotIn = (outcome: unknown) => (outcome as SlotOutcome).jackpot;

test('the pool grows by 0.9% of each stake, and the ledger holds it @X38', async () => {
  const { world, visit } = await enter();
  const before = (await poolOf(world)).amount;
  expect((visit.visit.table as SlotTable).jackpot).toMatchObject({ name: 'Pista Jackpot', pool: before });
  await world.admin('PUT', '/outcome', { outcome: 'lose' });
  const { value } = await visit.play(100);
  const after = (await poolOf(world)).amount;
  expect(after).toBeCloseTo(before + 0.9, 1);
  expect(jackpotIn(value.outcome)).toEqual({ won: false, pool: after });
  expect(heldBy(world)).toBe(Math.round(after * 100));
  expect(checkLedger(simulator.worlds.open(world.name).state)).toEqual([]);
});

test('a winning spin pays the pool with the round, and the next pool starts', async () => {
  const { world, visit } = await enter();
  const { amount } = await poolOf(world);
  await world.admin('PUT', '/outcome', { outcome: 'jackpot' });
  const { value } = await visit.play(100);
  const won = jackpotIn(value.outcome);
  expect(won).toMatchObject({ won: true });
  expect(won?.pool).toBeCloseTo(amount + 0.9, 1);
  expect(value.payout).toBeGreaterThanOrEqual(won?.pool ?? 0);
  expect(value.balance).toBeCloseTo(12_480.5 - 100 + value.payout, 2);
  const next = await poolOf(world);
  expect(next.amount).toBe(50_000);
  expect(next.wins[0]).toMatchObject({ amount: won?.pool, account: 'pl•••01', nodeName: "Lolong's Lagoon" });
  expect(heldBy(world)).toBe(5_000_000);
  expect(checkLedger(simulator.worlds.open(world.name).state)).toEqual([]);
  const { content } = (await world.call('bets')).value;
  expect(content[0]?.round).toMatchObject({ kind: 'slot', jackpot: won?.pool });
});

test('a spin with bonus money adds to the pool but cannot win it @X38 @X11', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const held = simulator.worlds.open(world.name);
  payGift(held, '100004', { minor: 10_000, type: 'reward', ref: 'G', wagering: 1e9, terms: {} });
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Lolong' })));
  const before = (await poolOf(world)).amount;
  const { value } = await visit.play(50);
  expect(jackpotIn(value.outcome)).toBeNull();
  expect((await poolOf(world)).amount).toBeCloseTo(before + 0.45, 1);
  expect(checkLedger(held.state)).toEqual([]);
});

test('simulated players fill and win the pool over time, identically in all worlds of a seed', async () => {
  const [one, other] = [await enter(), await enter()];
  const first = await poolOf(one.world);
  await advance(one.world, '1h');
  // ₱360,000 of stakes per hour.
  expect((await poolOf(one.world)).amount).toBeCloseTo(first.amount + 3240, 1);
  for (const { world } of [one, other]) await world.admin('PUT', '/clock', { now: '2027-02-19T12:00:00+08:00' });
  const [later, same] = [await poolOf(one.world), await poolOf(other.world)];
  expect(later).toEqual(same);
  expect(later.wins).toHaveLength(5);
  expect(later.wins.map(({ at }) => at)).toEqual(later.wins.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(later.wins.every(({ account, amount }) => account === null && amount >= 50_000)).toBe(true);
  await one.world.signIn('player01');
  const visit = await open(one.world, await launch(one.world, await findGame(one.world, { name: 'Lolong' })));
  await one.world.admin('PUT', '/outcome', { outcome: 'lose' });
  await visit.play(100);
  const kept = await poolOf(one.world);
  expect(kept.wins).toEqual(later.wins);
  expect(heldBy(one.world)).toBe(Math.round(kept.amount * 100));
  expect(checkLedger(simulator.worlds.open(one.world.name).state)).toEqual([]);
});

test('a round and its jackpot result follow from its seed', async () => {
  const { world, visit } = await enter();
  const { round } = (await visit.play(10)).value;
  await world.call('revealSeed', { body: { bet: round } });
  const { checkUrl } = (await world.call('roundProof', { query: { bet: round } })).value;
  const checked = JSON.parse(decodeURIComponent(checkUrl.slice(checkUrl.indexOf('#') + 1))) as CheckedRound;
  expect(await verifyRound(checked)).toEqual({ isSeedCommitted: true, isOutcomeSame: true });
  const detail = checked.detail as { outcome: SlotOutcome };
  const claimed = { ...detail, outcome: { ...detail.outcome, jackpot: { won: true, pool: 1000 } } };
  expect(await verifyRound({ ...checked, detail: claimed })).toMatchObject({ isOutcomeSame: false });
});

test('demo rounds and other slots do not change the pool, and JACKPOT3 switches it off', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const { games } = (await world.call('gameList', { query: { gameClassify: 'JACKPOT', pageSize: 100 } })).value;
  const found = games.find((it) => it.demo && it.supportPlay);
  if (!found) throw new Error('no demo');
  const demo = await open(world, await launch(world, found, true));
  expect(jackpotIn((await demo.play(Math.max(1, found.minBet))).value.outcome)).toBeNull();
  expect(heldBy(world)).toBe(0);
  const other = await enter('Kidlat Fortune');
  expect((other.visit.visit.table as SlotTable).jackpot).toBeNull();
  expect(jackpotIn((await other.visit.play(10)).value.outcome)).toBeUndefined();
  await other.world.flags({ JACKPOT3: false });
  expect((await other.world.call('jackpots')).value).toEqual([]);
});
