import { expect, test } from 'vitest';
import { newest } from '#sim/core/newest.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { channelOf } from '#sim/features/cashier/rules/deposit-channels.ts';
import { deposits, depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'player01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const homeOf = async (world: WorldClient) => (await world.call('memberHome')).value;

test('home lists the latest games first, with the time of their launch @X33 @R251', async () => {
  const world = await signedIn();
  const game = await findGame(world, { gameType: 'FISH' });
  await advance(world, '1h');
  await world.signIn('player01');
  await launch(world, game);
  const { recents } = await homeOf(world);
  expect(recents.length).toBeGreaterThan(2);
  expect(recents[0]).toMatchObject({ game: { nodeId: game.nodeId }, playedAt: noon() + 3_600_000 });
  expect(recents.map(({ playedAt }) => playedAt)).toEqual(
    recents.map(({ playedAt }) => playedAt).sort((a, b) => b - a),
  );
});

test('home shows open sports bets with their game and no ended ones @X33', async () => {
  const world = await signedIn();
  const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' });
  const visit = await open(world, await launch(world, game));
  const match = matchesOf(await boardOf(visit, 'basketball')).find(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no match');
  await visit.play(100, { legs: [legOf(match)] });
  expect((await homeOf(world)).openBets).toMatchObject({
    count: 1,
    bets: [{ stake: 100, state: 'open', game: { nodeId: game.nodeId }, legs: [{ home: match.home, score: null }] }],
  });
  await advance(world, '12h');
  await world.signIn('player01');
  expect((await homeOf(world)).openBets).toEqual({ count: 0, bets: [] });
});

test('the last deposit is offered only while its channel and the member’s own limit allow it @X33 @X02', async () => {
  const world = await signedIn();
  const { lastDeposit } = await homeOf(world);
  expect(lastDeposit).toMatchObject({ channel: 'gateway', bankId: 'GCASH', name: 'GCash' });
  const books = simulator.worlds.open(world.name);
  const [last] = depositsOf(books.state, memberByAccount(books.state, 'player01')?.id ?? '')
    .filter(({ status }) => status === 'approved')
    .sort(newest);
  if (!last) throw new Error('no deposit');
  const { min, max } = channelOf('gateway');
  for (const minor of [min - 1, max + 1]) {
    books.transact(() => books.state.put(deposits, { ...last, minor }));
    expect((await homeOf(world)).lastDeposit).toBeNull();
  }
  books.transact(() => books.state.put(deposits, last));
  expect((await homeOf(world)).lastDeposit).toEqual(lastDeposit);
  const amount = (lastDeposit?.amount ?? 0) - 1;
  await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount } });
  expect((await homeOf(world)).lastDeposit).toBeNull();
});

test('a member at an own limit gets no suggestions but still sees open bets and pending deposits @X33 @X02', async () => {
  const world = await signedIn();
  const slot = await open(world, await launch(world, await findGame(world)));
  const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' });
  const sports = await open(world, await launch(world, game));
  const match = matchesOf(await boardOf(sports, 'basketball')).find(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no match');
  await sports.play(100, { legs: [legOf(match)] });
  await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await slot.play(20);
  await world.call('setLimit', { body: { kind: 'stake', period: 'day', amount: 10 } });
  expect(await homeOf(world)).toMatchObject({
    recents: [],
    missions: [],
    lastDeposit: null,
    openBets: { count: 1, bets: [{ stake: 100, state: 'open' }] },
    pending: { deposits: 1, withdrawals: 0 },
  });
});

test('a trial account has no missions and no last deposit @X33', async () => {
  const world = await signedIn('trial01');
  expect(await homeOf(world)).toMatchObject({ missions: [], lastDeposit: null });
});

test('claimable missions come first, and claimed ones are left out @X33 @R182', async () => {
  const world = await signedIn();
  await world.admin('POST', '/scenarios/rewards.missions-done');
  const { missions } = await homeOf(world);
  expect(missions[0]?.status).toBe('open');
  const [first] = missions;
  await world.call('claimMission', { body: { id: first?.id ?? '' } });
  expect((await homeOf(world)).missions.map(({ id }) => id)).not.toContain(first?.id);
});

test('a merchant can choose the parts of home @X33', async () => {
  const world = await signedIn();
  await world.flags({ HOME_PARTS: ['missions'] });
  const home = await homeOf(world);
  expect(home).toMatchObject({ recents: [], lastDeposit: null, openBets: { count: 0 } });
  expect(home.missions.length).toBeGreaterThan(0);
  await world.flags({ MISSION: false });
  expect((await homeOf(world)).missions).toEqual([]);
});
