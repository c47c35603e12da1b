import { expect, test } from 'vitest';
import type { CheckedRound } from '../../../mock-server/features/games/endpoints/fairness.ts';
import { verifyRound } from '../../../mock-server/games/screens/check/verify.ts';
import { findGame, type GameVisit, launch, open } from '../../support/game-visit.ts';
import { handOf, moveIn } from '../../support/hands.ts';
import { advance, noon } from '../../support/money.ts';
import { startSimulator, type WorldClient } from '../../support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const enter = async (name: string, gameType = 'RNG') => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { gameType, name });
  return { world, visit: await open(world, await launch(world, game)) };
};

const proofOf = async (world: WorldClient, bet: string) => (await world.call('roundProof', { query: { bet } })).value;
const reveal = (world: WorldClient, bet: string) => world.call('revealSeed', { body: { bet } });

/** The round as the page that checks it reads it from its address. */
const checkedRound = (checkUrl: string): CheckedRound =>
  JSON.parse(decodeURIComponent(checkUrl.slice(checkUrl.indexOf('#') + 1))) as CheckedRound;

const stakeOf = ({ visit }: GameVisit): number => Math.max(visit.minBet, 10);

const games: readonly (readonly [name: string, gameType: string, choice: (stake: number) => unknown])[] = [
  ['Kidlat Fortune', 'RNG', () => null],
  ['Color Game Plaza', 'RNG', (stake) => ({ bets: { red: stake } })],
  ['Lipad!', 'RNG', () => ({ target: 2 })],
  ['Baccarat Royale', 'LIVE', (stake) => ({ bets: { player: stake } })],
  ['Roulette Manila', 'LIVE', (stake) => ({ bets: { red: stake } })],
  ['Sic Bo Binondo', 'LIVE', (stake) => ({ bets: { big: stake } })],
  ['Dragon Tiger D2', 'LIVE', (stake) => ({ bets: { dragon: stake } })],
  ['Bingo 75 Sikat', 'PVP', () => ({ cards: 2 })],
];

test.each(games)('rounds of %s follow from the seed whose hash was shown before', async (name, gameType, choiceOf) => {
  const { world, visit } = await enter(name, gameType);
  const stake = stakeOf(visit);
  const bets: string[] = [];
  for (let at = 0; at < 4; at += 1) bets.push((await visit.play(stake, choiceOf(stake))).value.round);
  const hidden = await proofOf(world, bets[3] ?? '');
  expect(hidden).toMatchObject({ hash: visit.visit.seedHash, seed: null, round: 4, forced: false });
  const { value: shown } = await reveal(world, bets[3] ?? '');
  expect(shown.nextHash).not.toBe(shown.hash);
  for (const bet of bets) {
    const round = checkedRound((await proofOf(world, bet)).checkUrl);
    expect(await verifyRound(round)).toEqual({ isSeedCommitted: true, isOutcomeSame: true });
    expect(await verifyRound({ ...round, seed: `${'0'.repeat(63)}1` })).toMatchObject({ isSeedCommitted: false });
    expect(await verifyRound({ ...round, payout: round.payout + 100 })).toMatchObject({ isOutcomeSame: false });
  }
  const next = (await visit.play(stake, choiceOf(stake))).value.round;
  expect(await proofOf(world, next)).toMatchObject({ hash: shown.nextHash, seed: null, round: 1 });
});

test.each([
  ['Lucky Nine', 'PVP'],
  ['Blackjack Bituin', 'LIVE'],
  ['Pusoy Dos Arena', 'PVP'],
  ['Tongits Klub', 'PVP'],
])('a hand of %s follows from its seed and the moves of its player', async (name, gameType) => {
  const { world, visit } = await enter(name, gameType);
  const { round: bet } = (await visit.play(stakeOf(visit))).value;
  let view = await handOf(visit);
  if (!view.over) {
    const refused = await reveal(world, bet);
    expect(refused.errorCode).toBe('request.conflict');
    expect((await proofOf(world, bet)).seed).toBeNull();
  }
  // Lapsed turns are played by the clock.
  for (let turns = 0; !view.over && turns < 100; turns += 1) {
    await advance(world, '2m');
    view = await handOf(visit);
  }
  expect(view.over).toBe(true);
  await reveal(world, bet);
  const round = checkedRound((await proofOf(world, bet)).checkUrl);
  expect(await verifyRound(round)).toEqual({ isSeedCommitted: true, isOutcomeSame: true });
});

test('a stand is part of the proof of a hand', async () => {
  const { world, visit } = await enter('Lucky Nine', 'PVP');
  const { round: bet } = (await visit.play(stakeOf(visit))).value;
  await moveIn(visit, await handOf(visit), { act: 'stand' });
  await reveal(world, bet);
  const round = checkedRound((await proofOf(world, bet)).checkUrl);
  expect(await verifyRound(round)).toMatchObject({ isOutcomeSame: true });
});

test('an outcome that a tester forced says so and cannot be verified', async () => {
  const { world, visit } = await enter('Kidlat Fortune');
  await world.admin('PUT', '/outcome', { outcome: 'big' });
  const { round: bet } = (await visit.play(stakeOf(visit))).value;
  expect((await proofOf(world, bet)).forced).toBe(true);
});

test('the seed is revealed when the session ends, to its member alone', async () => {
  const { world, visit } = await enter('Kidlat Fortune');
  const { round: bet } = (await visit.play(stakeOf(visit))).value;
  await world.call('logout');
  await world.signIn('agent01');
  expect((await world.call('roundProof', { query: { bet } })).errorCode).toBe('resource.unknown');
  expect((await reveal(world, bet)).errorCode).toBe('resource.unknown');
  await world.signIn('player01');
  expect((await proofOf(world, bet)).seed).toMatch(/^[0-9a-f]{64}$/);
});

test('the page that checks rounds is served without a ticket', async () => {
  const { world } = await enter('Kidlat Fortune');
  const response = await fetch(`${world.origin}/__games/check`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('/__games/assets/check.js');
  expect((await fetch(`${world.origin}/__games/assets/check.js`)).status).toBe(200);
});
