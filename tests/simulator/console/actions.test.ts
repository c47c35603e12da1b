import { expect, test } from 'vitest';
import * as z from 'zod';
import { actionList, actions } from '#sim/admin/actions/actions.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { handOf } from '#tests/support/hands.ts';
import { isLedgerBalanced, noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

const act = async (world: WorldClient, name: keyof typeof actions, body: object) => {
  const reply = await world.admin<Record<string, unknown>>('POST', `/actions/${name}`, body);
  if (reply.status === 200) z.strictObject(actions[name].output.shape).parse(reply.body);
  return reply;
};

const player = { account: 'player01' };

test('a deposit is ordered, paid and expired by one call each, and a wrong state is named @A07', async () => {
  const world = simulator.world();
  const ordered = await act(world, 'orderDeposit', { ...player, amount: 500 });
  expect(ordered.body).toMatchObject({ status: 'pending', amount: 500 });
  const before = ordered.body.balance as number;
  expect((await act(world, 'payDeposit', player)).body).toMatchObject({ status: 'approved', balance: before + 500 });
  const again = await act(world, 'approveDeposit', player);
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ title: 'Wrong state', is: 'approved', needs: ['pending', 'reviewing'] });
  expect(again.body.detail).toContain('is approved; this needs pending or reviewing');

  await act(world, 'orderDeposit', { ...player, amount: 700, channel: 'manual' });
  expect((await act(world, 'payDeposit', player)).body).toMatchObject({ status: 'reviewing' });
  expect((await act(world, 'declineDeposit', player)).body).toMatchObject({ status: 'rejected' });
  const third = (await act(world, 'orderDeposit', { ...player, amount: 300 })).body.deposit;
  expect((await act(world, 'expireDeposit', { ...player, deposit: third })).body).toMatchObject({ status: 'expired' });
  expect((await act(world, 'payDeposit', player)).body.reason).toContain('after the time limit');
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a withdrawal stays under review until it is approved, paid or rejected @A07', async () => {
  const world = simulator.world();
  await act(world, 'requestWithdrawal', { ...player, amount: 500 });
  expect((await act(world, 'reviewWithdrawal', player)).body).toMatchObject({ status: 'reviewing' });
  await world.admin('PUT', '/clock', { advance: '2d' });
  const early = await act(world, 'payWithdrawal', player);
  expect(early.body).toMatchObject({ is: 'reviewing', needs: ['processing'] });
  expect(early.body.detail).toContain('approveWithdrawal');
  expect((await act(world, 'approveWithdrawal', player)).body).toMatchObject({ status: 'processing' });
  expect((await act(world, 'payWithdrawal', player)).body).toMatchObject({ status: 'paid' });
  const { body } = await act(world, 'requestWithdrawal', { ...player, amount: 500 });
  expect((await act(world, 'rejectWithdrawal', player)).body).toMatchObject({
    status: 'rejected',
    balance: (body.balance as number) + 500,
  });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('balances are credited, debited and set, and more than the own money is refused @A07', async () => {
  const world = simulator.world();
  expect((await act(world, 'setBalance', { ...player, balance: 250.5 })).body).toMatchObject({ balance: 250.5 });
  expect((await act(world, 'credit', { ...player, amount: 0.29 })).body).toMatchObject({ balance: 250.79 });
  expect((await act(world, 'debit', { ...player, amount: 50 })).body).toMatchObject({ balance: 200.79 });
  const { status, body } = await act(world, 'debit', { ...player, amount: 1000 });
  expect([status, body.errorCode]).toEqual([409, 'balance.insufficient']);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('members are added with properties, and a team of agents with players @A07', async () => {
  const world = simulator.world();
  const limits = { 'deposit.day': 2000 };
  const added = await act(world, 'addMember', { account: 'maria2', level: 3, daysOld: 90, balance: 1500, limits });
  expect(added.body).toMatchObject({ account: 'maria2', balance: 1500 });
  await world.signIn('maria2');
  expect((await world.admin('GET', '/members/maria2/safety')).body).toMatchObject({
    limits: [{ kind: 'deposit', period: 'day', amount: 2000 }],
  });
  expect((await act(world, 'addMember', { account: 'maria2' })).status).toBe(409);
  const team = await act(world, 'addTeam', { account: 'agent01', agents: 2, players: 3, prefix: 'crew', balance: 10 });
  expect(team.body).toEqual({ agents: ['crew1', 'crew2'], members: 8 });
  expect((await world.admin('GET', '/members/crew2x3')).body).toMatchObject({ upline: 'crew2', balance: 10 });
  const refused = await act(world, 'addTeam', { ...player, agents: 1, players: 1 });
  expect(refused.body).toMatchObject({ is: 'a player', needs: ['an agent'] });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('an identity is verified or refused, a message sent and times moved @A07', async () => {
  const world = simulator.world();
  const newbie = { account: 'newbie01' };
  expect((await act(world, 'refuseIdentity', newbie)).body).toMatchObject({ status: 'rejected', reasons: ['blurry'] });
  expect((await act(world, 'verifyIdentity', newbie)).body).toMatchObject({ status: 'approved' });
  expect((await act(world, 'verifyIdentity', newbie)).body).toMatchObject({ is: 'approved' });

  await world.signIn('player01');
  await act(world, 'sendMessage', { ...player, title: 'Maintenance', text: '2 < 3' });
  expect((await world.call('inbox')).value.content[0]).toMatchObject({ title: 'Maintenance' });
  const { body } = await act(world, 'moveTime', { ...player, lastLogin: '-30d', registered: '-2d' });
  const now = (await world.admin<{ now: number }>('GET', '/clock')).body.now;
  expect(now - (body.registeredAt as number)).toBeGreaterThanOrEqual(2 * 86_400_000 - 5000);
  const future = await act(world, 'moveTime', { ...player, lastLogin: '+1d' });
  expect(future.body).toMatchObject({ faults: [{ field: 'lastLogin' }] });
  expect((await act(world, 'moveTime', { ...player, bonusExpiry: '-1d' })).status).toBe(409);
});

test.each([
  ['moveTime', { ...player, bonusExpiry: '-1d' }],
  ['settleBet', { ...player, result: 'win' }],
] as const)('the scenario that a refused %s names makes it possible @A07', async (name, body) => {
  const world = simulator.world();
  const refused = await act(world, name, body);
  expect(refused.status).toBe(409);
  const [, scenario] = /The scenario "([^"]+)"/.exec(String(refused.body.detail)) ?? [];
  expect((await world.admin('POST', '/scenarios', { names: [scenario] })).status).toBe(200);
  expect((await act(world, name, body)).status).toBe(200);
});

test('an open sports bet is settled at its odds @A07', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const visit = await open(
    world,
    await launch(world, await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' })),
  );
  const [match] = matchesOf(await boardOf(visit, 'basketball')).filter(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no upcoming match');
  const leg = legOf(match);
  await visit.play(100, { legs: [leg] });
  const { body } = await act(world, 'settleBet', { ...player, result: 'win' });
  expect(body).toMatchObject({ state: 'settled', payout: Math.round(leg.odds * 100) });
  expect((await act(world, 'settleBet', { ...player, result: 'void' })).body).toMatchObject({ title: 'Wrong state' });
  await visit.play(100, { legs: [leg] });
  expect((await act(world, 'settleBet', { ...player, result: 'void' })).body).toMatchObject({ state: 'refunded' });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test.each(['Lucky Nine', 'Pusoy Dos', 'Tongits Klub', 'Blackjack Barkada'])(
  '%s: a dealt hand is ended by the rules of the game @A07',
  async (name) => {
    const world = simulator.world();
    await world.signIn('player01');
    const visit = await open(world, await launch(world, await findGame(world, { gameType: 'PVP', name })));
    const stake = visit.visit.minBet * 2;
    const deal = async (outcome: string) => {
      do {
        await act(world, 'forceOutcome', { outcome });
        await visit.play(stake);
      } while ((await handOf(visit)).over);
    };
    await deal('win');
    const won = await act(world, 'settleBet', { ...player, result: 'play' });
    expect(won.body.payout).toBeGreaterThan(stake);
    expect(await handOf(visit)).toMatchObject({ over: true, payout: won.body.payout });
    await deal('lose');
    expect((await act(world, 'settleBet', { ...player, result: 'lose' })).body).toMatchObject({ payout: 0 });
    await deal('lose');
    const other = await act(world, 'settleBet', { ...player, result: 'win' });
    if (other.status === 200) expect(other.body.payout).toBeGreaterThan(stake);
    else expect(other.body).toMatchObject({ status: 409, title: 'Wrong state', needs: ['another result'] });
    await deal('lose');
    const voided = await act(world, 'settleBet', { ...player, result: 'void' });
    expect(voided.body).toMatchObject({ state: 'refunded', payout: stake });
    expect(await isLedgerBalanced(world)).toBe(true);
  },
);

test('a forced outcome of one game is not used up by another @A07', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  await act(world, 'forceOutcome', { outcome: 'lose', game: 'karakrus' });
  const other = await open(
    world,
    await launch(world, await findGame(world, { gameType: 'RNG', name: 'Color Game Plaza' })),
  );
  await other.play(10, { bets: { red: 10 } });
  const coins = await open(world, await launch(world, await findGame(world, { gameType: 'PVP', name: 'Kara Krus' })));
  expect((await coins.play(100, { bets: { kara: 100 } })).value).toMatchObject({ payout: 0 });
});

test('the examples of all actions are valid, and an unknown action names the nearest @A07', async () => {
  for (const [, { input, example }] of actionList) expect(() => input.parse(example)).not.toThrow();
  const { status, body } = await simulator.world().admin<{ detail: string }>('POST', '/actions/payDeposits', player);
  expect([status, body.detail]).toEqual([404, expect.stringContaining('Nearest: payDeposit')]);
});

test('applying scenarios is undone step by step, with the clock, flags and money @A07', async () => {
  const world = simulator.world();
  const read = async () => [
    (await world.admin<{ balance: number }>('GET', '/members/player01')).body.balance,
    (await world.admin<{ now: number }>('GET', '/clock')).body.now,
    (await world.admin<{ applied: string[] }>('GET', '/scenarios')).body.applied,
  ];
  await world.admin('PUT', '/clock', { frozen: true });
  const before = await read();
  await world.admin('POST', '/scenarios', { names: ['wallet.empty', 'banners.slow'] });
  const emptied = await read();
  await world.admin('POST', '/scenarios', { names: ['deposit.gateway-approved'] });
  await world.admin('PUT', '/clock', { advance: '1d' });
  expect((await world.admin('DELETE', '/scenarios')).body).toMatchObject({ undone: ['deposit.gateway-approved'] });
  expect(await read()).toEqual(emptied);
  await world.admin('DELETE', '/scenarios');
  expect(await read()).toEqual(before);
  expect((await world.admin('GET', '/faults')).body).toMatchObject({ faults: [] });
  expect((await world.admin('DELETE', '/scenarios')).status).toBe(409);
  expect(await isLedgerBalanced(world)).toBe(true);
});
