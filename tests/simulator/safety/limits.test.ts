import { expect, test } from 'vitest';
import type { LimitRefusal, OwnLimit } from '#contract/types.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'newbie01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const limit = (world: WorldClient, kind: OwnLimit['kind'], period: OwnLimit['period'], amount: number | null) =>
  world.call('setLimit', { body: { kind, period, amount } });

const stateOf = async (world: WorldClient, kind: string, period: string) =>
  (await world.call('ownLimits')).value.limits.find((it) => it.kind === kind && it.period === period);

const order = (world: WorldClient, amount: number) =>
  world.call('depositGateway', { body: { bankId: 'GCASH', amount } });

const pay = (world: WorldClient, payUrl: string | null) =>
  fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });

const refusal = (reply: { errorCode: string | null; value: unknown }) => {
  expect(reply.errorCode).toBe('safety.limit');
  return reply.value as LimitRefusal;
};

test('no limits are set at first, and the prompt to set limits can be declined @X02 @X03', async () => {
  const world = await signedIn();
  const { value } = await world.call('ownLimits');
  expect(value).toMatchObject({ realityCheck: 60, asked: false });
  expect(value.limits).toHaveLength(10);
  expect(value.limits.every(({ amount, left, pending }) => amount === null && left === null && !pending)).toBe(true);
  expect((await world.call('declineLimits')).value.asked).toBe(true);
});

test('a lower limit applies at once; a higher one needs 24 hours and a confirmation @X02', async () => {
  const world = await signedIn();
  await limit(world, 'deposit', 'day', 1000);
  await limit(world, 'deposit', 'day', 600.5);
  expect(await stateOf(world, 'deposit', 'day')).toMatchObject({ amount: 600.5, left: 600.5, pending: null });
  await limit(world, 'deposit', 'day', 2000);
  const readyAt = noon() + 24 * 3_600_000;
  expect(await stateOf(world, 'deposit', 'day')).toMatchObject({ amount: 600.5, pending: { amount: 2000, readyAt } });
  const change = { body: { kind: 'deposit', period: 'day', loginPassword } } as const;
  expect((await world.call('confirmLimit', change)).errorCode).toBe('request.conflict');
  await advance(world, '24h');
  await world.signIn('newbie01');
  expect(await stateOf(world, 'deposit', 'day')).toMatchObject({ amount: 600.5 });
  expect((await world.call('confirmLimit', change)).status).toBe(200);
  expect(await stateOf(world, 'deposit', 'day')).toMatchObject({ amount: 2000, pending: null });
  expect((await world.call('confirmLimit', change)).errorCode).toBe('request.conflict');
});

test('a pending change can be cancelled, is replaced by a lower limit and expires after a week @X02', async () => {
  const world = await signedIn();
  const change = { body: { kind: 'stake', period: 'week' } } as const;
  await limit(world, 'stake', 'week', 500);
  await limit(world, 'stake', 'week', null);
  expect(await stateOf(world, 'stake', 'week')).toMatchObject({ amount: 500, pending: { amount: null } });
  expect((await world.call('dropLimitChange', change)).status).toBe(200);
  expect((await world.call('dropLimitChange', change)).errorCode).toBe('request.conflict');
  await limit(world, 'stake', 'week', 900);
  await limit(world, 'stake', 'week', 400);
  expect(await stateOf(world, 'stake', 'week')).toMatchObject({ amount: 400, pending: null });
  await limit(world, 'stake', 'week', null);
  await advance(world, '8d');
  await world.signIn('newbie01');
  expect(await stateOf(world, 'stake', 'week')).toMatchObject({ amount: 400, pending: null });
});

test.each([
  ['deposit', 'day', 0.5, 'amount.out-of-range'],
  ['session', 'sitting', 4, 'amount.out-of-range'],
  ['session', 'day', 60, 'request.conflict'],
  ['loss', 'sitting', 60, 'request.conflict'],
] as const)('%s over a %s cannot be %d @X02', async (kind, period, amount, code) => {
  const world = await signedIn();
  expect((await limit(world, kind, period, amount)).errorCode).toBe(code);
});

test('a deposit limit includes pending deposits and states the rest and the time of the reset @X02', async () => {
  const world = await signedIn();
  await limit(world, 'deposit', 'day', 1000);
  const first = (await order(world, 700)).value;
  expect(refusal(await order(world, 400))).toMatchObject({ kind: 'deposit', period: 'day', amount: 1000, left: 300 });
  await pay(world, first.payUrl);
  await advance(world, '5h');
  await world.signIn('newbie01');
  expect(refusal(await order(world, 400))).toMatchObject({ left: 300, resetsAt: noon() + 24 * 3_600_000 });
  expect(refusal(await order(world, 1200))).toMatchObject({ left: 300, resetsAt: null });
  expect((await order(world, 300)).status).toBe(200);
  await advance(world, '19h');
  await world.signIn('newbie01');
  expect((await order(world, 1000)).status).toBe(200);
});

test('a payment after the limit was lowered is rejected and not credited @X02', async () => {
  const world = await signedIn();
  const created = (await order(world, 700)).value;
  await limit(world, 'deposit', 'month', 500);
  await pay(world, created.payUrl);
  const { value } = await world.call('depositOrder', { query: { depositId: created.depositId } });
  expect(value).toMatchObject({ status: 'rejected', reason: expect.stringContaining('deposit limit') });
  expect(await sumBalance(world)).toBe(0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a transfer from an agent counts towards the deposit limit, and its refusal reveals no limit @X02', async () => {
  const world = await signedIn('player01');
  await limit(world, 'deposit', 'week', 1);
  await world.signIn('agent01');
  const { errorCode, value } = await world.call('transferDownline', {
    body: { account: 'player01', amount: 50, paymentPassword: '246810' },
  });
  expect({ errorCode, value }).toEqual({ errorCode: 'permission.denied', value: null });
});

const playing = async (stake: number) => {
  const world = await signedIn('player01');
  const game = await findGame(world);
  const play = async () => open(world, await launch(world, game));
  return { world, game, stake: Math.max(stake, game.minBet), play };
};

test('a stake limit refuses the first bet above it, whatever was won @X02', async () => {
  const { world, play, stake } = await playing(10);
  const visit = await play();
  await limit(world, 'stake', 'day', stake * 2);
  await visit.play(stake);
  await visit.play(stake);
  const refused = refusal(await visit.play(stake));
  expect(refused).toMatchObject({ kind: 'stake', period: 'day', left: 0 });
  expect(refused.resetsAt).toBe(Date.parse('2026-05-07T00:00:00+08:00'));
  await advance(world, '12h');
  await world.signIn('player01');
  expect((await (await play()).play(stake)).status).toBe(200);
});

test('a loss limit counts losses minus winnings @X02', async () => {
  const { world, play, stake } = await playing(10);
  const visit = await play();
  const before = (await stateOf(world, 'loss', 'day'))?.used ?? 0;
  await limit(world, 'loss', 'day', before + stake * 3);
  let lost = 0;
  for (let round = 0; round < 200; round += 1) {
    const { errorCode, value } = await visit.play(stake);
    if (errorCode) {
      expect(errorCode).toBe('safety.limit');
      break;
    }
    lost += value.stake - value.payout;
    expect(lost).toBeLessThanOrEqual(stake * 3);
  }
  const state = await stateOf(world, 'loss', 'day');
  expect(state?.used).toBeLessThanOrEqual(state?.amount ?? 0);
});

test('cancelling a bet of yesterday leaves no extra room in today’s loss limit @X02', async () => {
  const world = await signedIn('player01');
  await world.admin('PUT', '/clock', { now: '2026-05-06T23:50:00+08:00', frozen: true });
  await world.signIn('player01');
  await limit(world, 'loss', 'day', 1000);
  const bet = async (stake: number) => {
    const list = (await world.call('lotteryList')).value;
    const { code, drawId, prizeMode } = list.find((it) => it.code === 'mega-pot-linggo') ?? list[0] ?? ({} as never);
    const bets = [{ play: 'any1', numbers: ['07'], stake }];
    return world.call('placeOrder', { body: { code, drawId, prizeMode, playType: 'trad', bets } as never });
  };
  const { orderId, suborders } = (await bet(1000)).value;
  refusal(await bet(10));
  await advance(world, '20m');
  await world.signIn('player01');
  const body = { orderId, suborderIds: suborders.map((it) => it.suborderId) };
  expect((await world.call('cancelSuborders', { body: body as never })).value.status).toBe('cancelled');
  expect(await stateOf(world, 'loss', 'day')).toMatchObject({ used: 0, left: 1000 });
  expect((await bet(1000)).errorCode).toBeNull();
  refusal(await bet(10));
});

test('with a used-up limit games open only for play money @X02', async () => {
  const { world, play, stake } = await playing(10);
  await limit(world, 'stake', 'day', stake);
  await (await play()).play(stake);
  const body = async (demo: boolean) => {
    const game = await findGame(world, { demo: true });
    const { vassalage: vendor, gameCategory: category, nodeId } = game;
    return { vendor, gameId: game.roomId ?? game.gameId, nodeId, category, showChoice: false, demo } as const;
  };
  expect((await world.call('launchGame', { body: await body(false) })).errorCode).toBe('safety.limit');
  expect((await world.call('launchGame', { body: await body(true) })).status).toBe(200);
});

test('transfers to game wallets are limited to what can still be staked @X02', async () => {
  const { world } = await playing(10);
  await limit(world, 'stake', 'month', ((await stateOf(world, 'stake', 'month'))?.used ?? 0) + 30);
  const move = (amount: number) => world.call('walletTransfer', { body: { from: 'main', to: 'LIKHA', amount } });
  expect((await move(20)).status).toBe(200);
  expect(refusal(await move(20))).toMatchObject({ kind: 'stake', left: 10 });
  expect((await world.call('walletTransfer', { body: { from: 'LIKHA', to: 'main', amount: 20 } })).status).toBe(200);
});

test('a session limit ends the session, and a new one can start an hour later @X02', async () => {
  const { world, play, stake } = await playing(10);
  await limit(world, 'session', 'sitting', 30);
  const visit = await play();
  await visit.play(stake);
  await advance(world, '29m');
  expect((await visit.play(stake)).status).toBe(200);
  await advance(world, '1m');
  const refused = refusal(await visit.play(stake));
  expect(refused).toMatchObject({ kind: 'session', amount: 30, left: 0, resetsAt: noon() + 89 * 60_000 });
  await advance(world, '61m');
  await world.signIn('player01');
  expect((await (await play()).play(stake)).status).toBe(200);
});

test('the reality check blocks bets in all visits until seen, and shows the session’s totals @X04 @X05', async () => {
  const { world, play, stake } = await playing(10);
  expect((await world.call('sitting')).value).toBeNull();
  await world.call('setRealityCheck', { body: { minutes: 15 } });
  const visit = await play();
  const first = (await visit.play(stake)).value;
  const checkAt = noon() + 15 * 60_000;
  expect((await world.call('sitting')).value).toEqual({
    startedAt: noon(),
    staked: stake,
    won: first.payout,
    net: Math.round((first.payout - stake) * 100) / 100,
    checkAt,
    endsAt: null,
  });
  await advance(world, '15m');
  expect(await visit.play(stake)).toMatchObject({ status: 409, errorCode: 'safety.check', value: { checkAt } });
  expect((await (await play()).play(stake)).errorCode).toBe('safety.check');
  expect((await world.call('seeRealityCheck')).value?.checkAt).toBe(checkAt + 15 * 60_000);
  expect((await visit.play(stake)).status).toBe(200);
});
