import { expect, test } from 'vitest';
import { advance, ledgerIsSound, noon, sumBalance } from '../../support/money.ts';
import { startSimulator, type WorldClient } from '../../support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const pay = (world: WorldClient, payUrl: string | null) =>
  fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });

/** newbie01 with a first deposit of ₱500 and its bonus. */
const withBonus = async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await pay(world, value.payUrl);
  return { world, order: value };
};

test('a promotion says its terms before it is taken, an order which one it carries @R264 @X11', async () => {
  const { world, order } = await withBonus();
  expect(order).toMatchObject({ bonus: 500, promotion: 'First deposit bonus' });
  const [promo] = (await world.call('depositPromos', { query: { language: 'EN' } })).value;
  expect(promo).toMatchObject({ turnover: expect.any(Number), maxBet: expect.any(Number), days: expect.any(Number) });
});

test('what is left of a bonus goes back when its days are over, and nothing more is asked for it @X11', async () => {
  const { world } = await withBonus();
  const before = (await world.call('withdrawInfo')).value;
  expect(before).toMatchObject({ openTurnover: 4500, turnover: 4500, canWithdraw: 0 });
  await advance(world, '30d');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(500);
  expect((await world.call('transactions', { query: { code: 'bonusEnded' } })).value.content).toMatchObject([
    { amount: -500, name: 'Deposit bonus ended' },
  ]);
  expect(await ledgerIsSound(world)).toBe(true);
});

test('orders on their way are found again until they end, without the record’s switch @R264', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.flags({ DEPRECM3: false });
  const { value } = await world.call('depositQq', { body: { amount: 500 } });
  const open = async () => (await world.call('openDeposits')).value.map(({ depositId }) => depositId);
  expect(await open()).toEqual([value.depositId]);
  await pay(world, value.payUrl);
  expect(await open()).toEqual([]);
});

/** Puts so many pesos on the last digit of a draw that takes bets for another hour at least. */
const stakeAll = async (world: WorldClient, pesos: number) => {
  const { value } = await world.call('lotteryList');
  const now = (await world.admin<{ now: number }>('GET', '/clock')).body.now;
  const found = value.find(({ code, closesAt }) => code === 'tatlong-numero' && closesAt > now + 3_600_000);
  if (!found) throw new Error('no draw is open for long enough');
  const { code, drawId, prizeMode } = found;
  const bets = Array.from({ length: 10 }, () => ({ play: 'last1', numbers: ['7'], stake: pesos / 10 }));
  return (await world.call('placeOrder', { body: { code, drawId, prizeMode, playType: 'trad', bets } })).value;
};

test('a bonus that lies in a game’s wallet when its days are over goes back all the same @X17', async () => {
  const { world } = await withBonus();
  await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 1000 } });
  await advance(world, '30d');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(500);
  expect(await ledgerIsSound(world)).toBe(true);
});

test('a bonus that is at stake when its days are over is waited for, and goes when the stake has come back @X17', async () => {
  const { world } = await withBonus();
  await advance(world, '29d23h59m');
  await world.signIn('newbie01');
  const { orderId, suborders } = await stakeAll(world, 1000);
  await advance(world, '2m');
  await world.call('cancelSuborders', { body: { orderId, suborderIds: suborders.map((it) => it.suborderId) } });
  expect(await sumBalance(world)).toBe(1000);
  expect((await world.call('withdrawInfo')).value).toMatchObject({ openTurnover: 4500, canWithdraw: 0 });
  await advance(world, '1h');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect(await ledgerIsSound(world)).toBe(true);
});
