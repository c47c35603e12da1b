import { expect, onTestFinished, test } from 'vitest';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { lifetimeStakesRecords } from '#sim/features/rewards/rules/vip-progress.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, prepareCard, sumBalance } from '#tests/support/money.ts';
import { playRounds } from '#tests/support/play-rounds.ts';
import { confirmOwner } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'player01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const play = async (world: WorldClient, rounds: number, stake: number) => {
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < rounds; nth += 1) expect((await visit.play(stake)).status).toBe(200);
};

const deposit = async (world: WorldClient, amount: number) => {
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await fetch(world.origin + value.payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
};

test('the VIP club shows level, turnover and next level, and reaching a level grants a reward @R242', async () => {
  const world = await signedIn('promo40');
  const { value } = await world.call('memberClub', { query: { language: 'EN' } });
  expect(value).toMatchObject({ level: 1, name: 'Bronze', turnover: 0, nextTurnover: 25_000 });
  simulator.worlds.open(world.name).state.put(lifetimeStakesRecords, { id: '100006', turnover: 2_499_000 });
  await play(world, 1, 10);
  const required = { level: 1, turnover: 25_000, deposited: 0, nextDeposit: 1_000 };
  expect((await world.call('memberClub')).value, 'stakes alone do not suffice').toMatchObject(required);
  await deposit(world, 1_000);
  expect((await world.call('memberClub')).value).toMatchObject({ level: 2, deposited: 1_000, nextDeposit: 20_000 });
  expect((await world.call('rewards')).value[0]).toMatchObject({ kind: 'upgrade', amount: 88, status: 'open' });
  expect((await world.call('inbox', { query: { language: 'EN' } })).value.content[0]?.title).toBe('You are now Silver');
});

test('a reward can be claimed once and adds its wagering requirement @R242', async () => {
  const world = await signedIn();
  const open = (await world.call('rewards')).value.find(({ status }) => status === 'open');
  const waiting = (await world.call('rewards')).value.find(({ status }) => status === 'waiting');
  const before = await sumBalance(world);
  const claimed = await world.call('claimReward', { body: { id: open?.id ?? '' } });
  expect(claimed.value).toMatchObject({ reward: { status: 'claimed' }, sumBalance: before + (open?.amount ?? 0) });
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe((open?.amount ?? 0) * (open?.turnover ?? 0));
  const claim = async (id = '') => (await world.call('claimReward', { body: { id } })).errorCode;
  expect(await claim(open?.id)).toBe('promotion.unavailable');
  expect(await claim(waiting?.id)).toBe('promotion.unavailable');
  expect(await claim('RW1')).toBe('resource.unknown');
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a reward that the seed announces for a later day opens on its morning @R242', async () => {
  const world = simulator.world();
  const raffle = async () =>
    (await world.call('rewards', { query: { language: 'EN' } })).value.find(({ title }) => title === 'Weekend raffle');
  for (const [later, status] of [
    ['11h', 'waiting'],
    ['33h', 'waiting'],
    ['1h', 'open'],
  ] as const) {
    await advance(world, later);
    await world.signIn('player01');
    expect((await raffle())?.status, later).toBe(status);
  }
});

test('missions progress with real rounds and deposits, pay once and reset at midnight', async () => {
  const world = await signedIn();
  const of = async (id: string) => (await world.call('missions')).value.missions.find((it) => it.id === id);
  expect(await of('daily-rounds')).toMatchObject({ progress: 0, goal: 20, status: 'running' });
  expect((await world.call('claimMission', { body: { id: 'daily-rounds' } })).errorCode).toBe('promotion.unavailable');
  await play(world, 20, 1);
  await deposit(world, 1000);
  expect(await of('daily-rounds')).toMatchObject({ progress: 20, status: 'open' });
  expect(await of('weekly-deposit')).toMatchObject({ progress: 1000, status: 'open' });
  const before = await sumBalance(world);
  const { value } = await world.call('claimMission', { body: { id: 'daily-rounds' } });
  expect(value.sumBalance).toBeCloseTo(before + 25, 2);
  expect((await world.call('claimMission', { body: { id: 'daily-rounds' } })).errorCode).toBe('promotion.unavailable');
  await advance(world, '12h');
  await world.signIn('player01');
  expect(await of('daily-rounds')).toMatchObject({ progress: 0, status: 'running' });
  expect((await world.call('claimMission', { body: { id: 'none' } })).errorCode).toBe('resource.unknown');
});

test('the leaderboard ranks stakes and pays prizes at the end of the week', async () => {
  const world = await signedIn('promo40');
  await deposit(world, 500);
  await play(world, 10, 1);
  expect((await world.call('missions')).value.points).toBe(1);
  await play(world, 30, 10);
  const { points, rank, ranking } = (await world.call('missions')).value;
  expect(points).toBe(31);
  expect(ranking.find(({ own }) => own)).toMatchObject({ rank, points: 31 });
  expect(ranking.map((it) => it.points)).toContain(31);
  expect(ranking[0]?.account).toMatch(/^..•••..$/);
  await advance(world, '5d');
  await world.signIn('promo40');
  expect((await world.call('rewards')).value[0]).toMatchObject({ kind: 'event', status: 'open' });
  expect((await world.call('missions')).value.points).toBe(0);
});

test('rebate grows with real stakes, can be claimed once and appears in the report', async () => {
  const world = await signedIn();
  const start = (await world.call('manualRebate')).value.total;
  await play(world, 50, 10);
  const { total, categories } = (await world.call('manualRebate')).value;
  expect(total).toBeGreaterThan(start + 2);
  expect(categories.find(({ category }) => category === 'RNG')?.rate).toBe(0.005);
  const before = await sumBalance(world);
  const { value } = await world.call('claimRebate');
  expect(value.amount).toBe(total);
  expect(value.sumBalance).toBeCloseTo(before + total, 2);
  expect((await world.call('claimRebate')).errorCode).toBe('promotion.unavailable');
  const { content, sums } = (await world.call('rebateReport')).value;
  expect(content.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 2);
  expect(sums.amount).toBeCloseTo(total, 2);
});

test('unclaimed rebate expires with the week', async () => {
  const world = await signedIn();
  await play(world, 50, 10);
  const { total, resetsAt } = (await world.call('manualRebate')).value;
  expect(total).toBeGreaterThan(2);
  await advance(world, '7d');
  await world.signIn('player01');
  expect((await world.call('manualRebate')).value).toMatchObject({ total: 0, resetsAt: resetsAt + 7 * 86_400_000 });
  expect((await world.call('claimRebate')).errorCode).toBe('promotion.unavailable');
});

/** Adds a settled bet of promo40 at the live tables to the world. */
const lose = async (world: WorldClient, stake: number, settledAt = noon()) => {
  const { nodeId, vassalage } = await findGame(world, { gameType: 'LIVE' });
  const newBet: Bet = {
    id: 'BT-x',
    member: '100006',
    launch: 'x',
    key: 'k',
    nodeId,
    vassalage,
    category: 'LIVE',
    stake,
    payout: 0,
    state: 'settled',
    play: false,
    at: settledAt,
    settledAt,
    detail: null,
  };
  simulator.worlds.open(world.name).state.put(bets, newBet);
};

test('a rate without an exact binary value loses no minor unit', async () => {
  const world = await signedIn('promo40');
  await deposit(world, 500);
  await lose(world, 100_000);
  expect((await world.call('manualRebate')).value.categories).toMatchObject([{ rate: 0.0012, amount: 1.2 }]);
});

test('losses at live tables earn cashback on Monday', async () => {
  const world = await signedIn('promo40');
  await deposit(world, 500);
  await lose(world, 100_000);
  await advance(world, '5d');
  await world.signIn('promo40');
  expect((await world.call('rewards')).value.find(({ kind }) => kind === 'cashback')).toMatchObject({ amount: 5 });
});

test('cashback has the terms of the end of its week, even if they change before the payout', async () => {
  const world = await signedIn('promo40');
  await deposit(world, 500);
  await lose(world, 100_000);
  const promotion = content().promotions.find(({ cashback }) => cashback);
  if (!promotion?.cashback) throw new Error('no cashback is published');
  const { cashback } = promotion;
  onTestFinished(() => void Object.assign(promotion, { cashback }));
  await advance(world, '109h');
  Object.assign(promotion, { cashback: { ...cashback, max: 1 } });
  await advance(world, '12h');
  await world.signIn('promo40');
  expect((await world.call('rewards')).value.find(({ kind }) => kind === 'cashback')).toMatchObject({ amount: 5 });
});

test('an invited friend’s first deposit rewards both once it is wagered', async () => {
  const world = await signedIn();
  const info = (await world.call('inviteInfo', { headers: { referer: 'https://kidlat.example/m/inviteFriends' } }))
    .value;
  expect(info).toMatchObject({
    code: 'player01',
    url: 'https://kidlat.example/m/register?recommenderId=player01',
    earned: 277,
  });
  expect(info.friends.map(({ status }) => status)).toEqual(['registered', 'deposited', 'rewarded']);
  world.network = '203.0.113.9';
  await world.signIn('jhun2204');
  await deposit(world, 500);
  const referral = async () => (await world.call('rewards')).value.find(({ kind }) => kind === 'referral');
  playRounds(simulator.worlds.open(world.name), 'jhun2204', 49);
  expect(await referral()).toBeUndefined();
  playRounds(simulator.worlds.open(world.name), 'jhun2204', 1);
  expect(await referral()).toMatchObject({ kind: 'referral', amount: 277, status: 'open' });
  await world.signIn('player01');
  expect((await world.call('inviteInfo')).value.friends[0]?.status).toBe('rewarded');
});

test('a second account of the same person earns no referral reward @X17', async () => {
  const world = await signedIn('jhun2204');
  await prepareCard(world, '09175550199', 'Tala Reyes');
  await confirmOwner(world);
  await world.call('updateBirthday', { body: { birthday: '1994-06-12' } });
  await deposit(world, 500);
  playRounds(simulator.worlds.open(world.name), 'jhun2204', 50);
  const given = (await world.call('rewards')).value.filter(({ kind, claimedAt }) => kind === 'referral' && !claimedAt);
  expect(given).toEqual([]);
  await world.signIn('player01');
  expect((await world.call('inviteInfo')).value.friends[0]?.status).toBe('deposited');
});

test.each([
  ['VIPBENEFIT3', 'memberClub'],
  ['REWCEN3', 'rewards'],
  ['MANPLAYREB3', 'manualRebate'],
  ['PLYRBT', 'rebateReport'],
  ['REFERRAL', 'inviteInfo'],
  ['MISSION', 'missions'],
] as const)('with %s off %s is refused @R181 @R182', async (name, endpoint) => {
  const world = await signedIn();
  expect((await world.call(endpoint)).status).toBe(200);
  await world.flags({ [name]: false });
  expect((await world.call(endpoint)).errorCode).toBe('permission.denied');
});
