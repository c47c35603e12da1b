import { expect, test } from 'vitest';
import { revealVisitSeed } from '#contract/games/fairness.ts';
import type { Value } from '#contract/types.ts';
import { randomSecrets, type Secrets } from '#sim/core/secrets.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { verifyRound } from '#sim/games/screens/check/verify.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { handOf, playMove } from '#tests/support/hands.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

const enter = async (name: string, gameType = 'RNG') => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { gameType, name });
  return { world, visit: await open(world, await launch(world, game)) };
};

const proofOf = async (world: WorldClient, bet: string) => (await world.call('roundProof', { query: { bet } })).value;
const reveal = (world: WorldClient, bet: string) => world.call('revealSeed', { body: { bet } });

/** Returns the round as the checking page reads it from its URL. */
const checkedRound = (checkUrl: string): CheckedRound =>
  JSON.parse(decodeURIComponent(checkUrl.slice(checkUrl.indexOf('#') + 1))) as CheckedRound;

/** Reveals the seed of a visit like its frame. */
const revealIn = async ({ world, visit }: GameVisit) => {
  const response = await fetch(world.origin + revealVisitSeed.path, {
    method: revealVisitSeed.method,
    headers: { origin: 'null', authorization: `Bearer ${visit.playKey}`, 'idempotency-key': crypto.randomUUID() },
  });
  return (await response.json()) as { value: Value<'revealVisitSeed'>; errorCode: string | null };
};

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
])('a hand of %s follows from its seed and the player’s moves', async (name, gameType) => {
  const { world, visit } = await enter(name, gameType);
  const { round: bet } = (await visit.play(stakeOf(visit))).value;
  let view = await handOf(visit);
  if (!view.over) {
    const refused = await reveal(world, bet);
    expect(refused.errorCode).toBe('request.conflict');
    expect((await proofOf(world, bet)).seed).toBeNull();
  }
  // Timed-out turns are played automatically.
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
  await playMove(visit, await handOf(visit), { act: 'stand' });
  await reveal(world, bet);
  const round = checkedRound((await proofOf(world, bet)).checkUrl);
  expect(await verifyRound(round)).toMatchObject({ isOutcomeSame: true });
});

test('the proof of a forced outcome is marked as forced and does not verify', async () => {
  const { world, visit } = await enter('Kidlat Fortune');
  await world.admin('PUT', '/outcome', { outcome: 'big' });
  const { round: bet } = (await visit.play(stakeOf(visit))).value;
  expect((await proofOf(world, bet)).forced).toBe(true);
  await reveal(world, bet);
  const round = checkedRound((await proofOf(world, bet)).checkUrl);
  expect(round).toMatchObject({ forced: true, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await verifyRound(round)).toEqual({ isSeedCommitted: true, isOutcomeSame: false });
});

test('the seed is revealed to its member alone once the session has ended', async () => {
  const { world, visit } = await enter('Kidlat Fortune');
  const { round: bet } = (await visit.play(stakeOf(visit))).value;
  await world.call('logout');
  await world.signIn('agent01');
  expect((await world.call('roundProof', { query: { bet } })).errorCode).toBe('resource.unknown');
  expect((await reveal(world, bet)).errorCode).toBe('resource.unknown');
  await world.signIn('player01');
  expect((await proofOf(world, bet)).seed).toMatch(/^[0-9a-f]{64}$/);
});

const won = { isSeedCommitted: true, isOutcomeSame: true };

test('a sports bet follows from the seeds of its matches, whose hashes the board showed before', async () => {
  const { world, visit } = await enter('Hardcourt Live Odds', 'SPORTS');
  const [one, two] = matchesOf(await boardOf(visit, 'basketball')).filter(({ phase }) => phase === 'upcoming');
  if (!one || !two) throw new Error('no matches');
  const { round: bet } = (await visit.play(stakeOf(visit), { legs: [legOf(one), legOf(two)] })).value;
  const before = await proofOf(world, bet);
  expect(before.events).toMatchObject([
    { kind: 'match', id: one.id, hash: one.seedHash, seed: null },
    { kind: 'match', id: two.id, hash: two.seedHash, seed: null },
  ]);
  expect((await reveal(world, bet)).errorCode).toBe('request.conflict');
  await advance(world, '13h');
  await world.signIn('player01');
  const after = await proofOf(world, bet);
  expect(after.events.every(({ seed }) => seed !== null)).toBe(true);
  const round = checkedRound(after.checkUrl);
  expect(await verifyRound(round)).toEqual(won);
  expect(await verifyRound({ ...round, payout: round.payout + 1 })).toMatchObject({ isOutcomeSame: false });
  const [first, ...others] = round.events;
  const swapped = { ...round, events: [{ ...first, seed: '0'.repeat(64) }, ...others] } as CheckedRound;
  expect(await verifyRound(swapped)).toMatchObject({ isSeedCommitted: false });
});

test('the proof of a bet with a forced result is marked as forced', async () => {
  const { world, visit } = await enter('Hardcourt Live Odds', 'SPORTS');
  const [match] = matchesOf(await boardOf(visit, 'basketball')).filter(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no match');
  await world.admin('PUT', '/outcome', { outcome: 'win' });
  const bets = [(await visit.play(stakeOf(visit), { legs: [legOf(match)] })).value.round];
  await world.admin('PUT', '/outcome', { outcome: 'lose' });
  bets.push((await visit.play(stakeOf(visit), { legs: [legOf(match)] })).value.round);
  for (const bet of bets) expect((await proofOf(world, bet)).forced).toBe(true);
});

test('a fight and its payout follow from its seed', async () => {
  const { world, visit } = await enter('Derby Araw', 'SPORTS');
  const { arena } = visit.visit.table as { readonly arena: Value<'sabong'> };
  const { id, seedHash, seed } = arena.fight;
  expect(seed).toBeNull();
  const bets: string[] = [];
  for (const side of ['meron', 'wala', 'draw'])
    bets.push((await visit.play(stakeOf(visit), { fight: id, side })).value.round);
  expect((await proofOf(world, bets[0] ?? '')).events).toMatchObject([{ kind: 'fight', hash: seedHash, seed: null }]);
  await advance(world, '170s');
  for (const bet of bets) {
    const round = checkedRound((await proofOf(world, bet)).checkUrl);
    expect(await verifyRound(round)).toEqual(won);
    expect(await verifyRound({ ...round, payout: round.payout + 1 })).toMatchObject({ isOutcomeSame: false });
  }
});

test.each([true, false])('a game reveals the seed of its own rounds, demo %s', async (demo) => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { gameType: 'RNG', name: 'Kidlat Fortune' });
  const visit = await open(world, await launch(world, game, demo));
  expect((await revealIn(visit)).errorCode).toBe('resource.unknown');
  await visit.play(stakeOf(visit));
  const { value } = await revealIn(visit);
  expect(value.hash).toBe(visit.visit.seedHash);
  expect(await verifyRound(checkedRound(value.checkUrl))).toEqual(won);
  await visit.play(stakeOf(visit));
  expect((await revealIn(visit)).value.hash).toBe(value.nextHash);
});

test('match seeds follow from the world’s seed only without random secrets', async () => {
  const hashes = async (secrets?: Secrets): Promise<string | undefined> => {
    const own = await startSimulator({ machineTime: noon, ...(secrets && { secrets }) });
    const world = own.world();
    await world.signIn('player01');
    const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' });
    const visit = await open(world, await launch(world, game));
    return matchesOf(await boardOf(visit, 'basketball')).find(({ phase }) => phase === 'upcoming')?.seedHash;
  };
  const [local, again, secret] = [await hashes(), await hashes(), await hashes(randomSecrets)];
  expect(again).toBe(local);
  expect(secret).not.toBe(local);
});

test('a match with a bet keeps its seed when secrets become unpredictable', async () => {
  const own = await startSimulator({ machineTime: noon });
  const world = own.world();
  await world.signIn('player01');
  const visit = await open(
    world,
    await launch(world, await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' })),
  );
  const upcoming = async () => matchesOf(await boardOf(visit, 'basketball')).find(({ phase }) => phase === 'upcoming');
  const match = await upcoming();
  if (!match) throw new Error('no match');
  const { round: bet } = (await visit.play(stakeOf(visit), { legs: [legOf(match)] })).value;
  own.worlds.makeSecretsUnpredictable();
  expect((await upcoming())?.seedHash).toBe(match.seedHash);
  await advance(world, '13h');
  await world.signIn('player01');
  expect(await verifyRound(checkedRound((await proofOf(world, bet)).checkUrl))).toEqual(won);
});

test('the page that verifies rounds is served without a ticket', async () => {
  const { world } = await enter('Kidlat Fortune');
  const response = await fetch(`${world.origin}/__games/check`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('/__games/assets/check.js');
  expect((await fetch(`${world.origin}/__games/assets/check.js`)).status).toBe(200);
});
