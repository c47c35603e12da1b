import { expect, test } from 'vitest';
import { transferFunds } from '#sim/core/ledger.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { advance, isLedgerBalanced, noon, prepareCard, sumBalance, withdrawalPassword } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const withCard = async (number?: string, account = 'agent41') => {
  const world = simulator.world();
  await world.signIn(account);
  return { world, cardId: await prepareCard(world, number) };
};

const take = (world: WorldClient, cardId: string, amount: number, paymentPassword = withdrawalPassword) =>
  world.call('withdraw', { body: { cardId, amount, paymentPassword } });

const states = async (world: WorldClient) =>
  (await world.call('withdrawReport')).value.content.map(({ status }) => status);

test('a withdrawal is reviewed, processed and paid on the world’s clock, and the member is notified @R263', async () => {
  const { world, cardId } = await withCard();
  const before = await sumBalance(world);
  const reply = await take(world, cardId, 500);
  expect(reply.value).toMatchObject({ status: 'reviewing', amount: 500, canCancel: true, card: '•••• 0101' });
  expect(await sumBalance(world)).toBe(before - 500);
  const pending = async () => (await world.call('balance')).value.pending;
  const open = await pending();
  expect(reply.value.next).toEqual({ status: 'processing', at: reply.value.at + 300_000 });
  await advance(world, '5m');
  const [under] = (await world.call('openWithdrawals')).value;
  expect(under).toMatchObject({ status: 'processing', next: { status: 'paid' } });
  await advance(world, '20m');
  const [paid] = (await world.call('withdrawReport')).value.content;
  expect(paid).toMatchObject({ status: 'paid', reason: null, canCancel: false, next: null });
  expect((await world.call('openWithdrawals')).value).toEqual([]);
  expect(await pending()).toBe((open ?? 0) - 1);
  const { withdrawId } = reply.value;
  expect((await world.call('withdrawalOrder', { query: { withdrawId } })).value.status).toBe('paid');
  expect(paid?.steps.map(({ status }) => status)).toEqual(['reviewing', 'processing', 'paid']);
  expect((await world.call('inbox')).value.content[0]?.title).toBe('Withdrawal of ₱500.00 completed');
  expect(await sumBalance(world)).toBe(before - 500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a payment returned by the bank is rejected with a reason, and the money is refunded @R263', async () => {
  const { world, cardId } = await withCard('09175550000');
  const before = await sumBalance(world);
  await take(world, cardId, 800);
  await advance(world, '25m');
  const [refused] = (await world.call('withdrawReport', { query: { language: 'EN' } })).value.content;
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: 'The bank or e-wallet could not find this account number.',
    advice: expect.stringMatching(/add the account/),
  });
  expect(await sumBalance(world)).toBe(before);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a withdrawal can be cancelled until processing starts', async () => {
  const { world, cardId } = await withCard();
  const before = await sumBalance(world);
  const first = (await take(world, cardId, 300)).value.withdrawId;
  const cancelled = await world.call('cancelWithdraw', { body: { withdrawId: first } });
  expect(cancelled.value).toMatchObject({ status: 'cancelled', canCancel: false });
  expect(await sumBalance(world)).toBe(before);
  const second = (await take(world, cardId, 300)).value.withdrawId;
  await advance(world, '6m');
  expect((await world.call('cancelWithdraw', { body: { withdrawId: second } })).errorCode).toBe('request.conflict');
  expect((await world.call('cancelWithdraw', { body: { withdrawId: 'WD1' } })).errorCode).toBe('resource.unknown');
});

test('withdrawals are limited by amount, balance and number per day', async () => {
  const { world, cardId } = await withCard();
  expect((await take(world, cardId, 50)).errorCode).toBe('amount.out-of-range');
  expect((await take(world, cardId, 60_000)).errorCode).toBe('amount.out-of-range');
  expect((await take(world, cardId, 40_000)).errorCode).toBe('balance.insufficient');
  const { timesLeftToday } = (await world.call('withdrawInfo')).value;
  for (let nth = 0; nth < timesLeftToday; nth += 1) expect((await take(world, cardId, 100)).status).toBe(200);
  expect((await take(world, cardId, 100)).errorCode).toBe('limit.reached');
  await advance(world, '25h');
  await world.signIn('agent41');
  expect((await world.call('withdrawInfo')).value.timesLeftToday).toBe(timesLeftToday);
});

test('withdrawals are limited by the sum of a day, in which a cancelled one does not count @R263', async () => {
  const { world, cardId } = await withCard(undefined, 'newbie01');
  await world.flags({ CONFIRM_FROM: 100_000, IDENTITY3: false });
  const books = simulator.worlds.open(world.name);
  const member = memberByAccount(books.state, 'newbie01')?.id ?? '';
  books.transact(() =>
    transferFunds(books, { from: 'bank', to: `member:${member}`, minor: 10_000_000, type: 'opening' }),
  );
  const info = async () => (await world.call('withdrawInfo')).value;
  const { limitToday } = await info();
  expect((await take(world, cardId, limitToday - 500)).status).toBe(200);
  expect(await info()).toMatchObject({ leftToday: 500, canWithdraw: 500 });
  expect(await take(world, cardId, 600)).toMatchObject({ errorCode: 'limit.reached', value: { leftToday: 500 } });
  const { withdrawId } = (await take(world, cardId, 500)).value;
  expect(await info()).toMatchObject({ leftToday: 0, canWithdraw: 0, timesLeftToday: 1 });
  expect(await take(world, cardId, 100)).toMatchObject({ errorCode: 'limit.reached', value: { leftToday: 0 } });
  await world.call('cancelWithdraw', { body: { withdrawId } });
  expect((await take(world, cardId, 500)).status).toBe(200);
});

test('five wrong withdrawal passwords lock withdrawals for an hour', async () => {
  const { world, cardId } = await withCard();
  for (let nth = 0; nth < 5; nth += 1)
    expect((await take(world, cardId, 100, '111111')).errorCode).toBe('payment.wrong-password');
  expect((await take(world, cardId, 100)).errorCode).toBe('request.too-many');
  await advance(world, '1h');
  await world.signIn('agent41');
  expect((await take(world, cardId, 100)).status).toBe(200);
});

test('unknown cards are refused, a repeated key withdraws once, and a card in use cannot be removed', async () => {
  const { world, cardId } = await withCard();
  expect((await take(world, 'CD1', 100)).errorCode).toBe('resource.unknown');
  const body = { cardId, amount: 100, paymentPassword: withdrawalPassword };
  const headers = { 'idempotency-key': 'once' };
  const first = await world.call('withdraw', { body, headers });
  expect((await world.call('withdraw', { body, headers })).value.withdrawId).toBe(first.value.withdrawId);
  expect(await states(world)).toEqual(['reviewing']);
  const removed = await world.call('removeBankCard', {
    body: { cardId, paymentPassword: withdrawalPassword, loginPassword: 'Passw0rd1' },
  });
  expect(removed.errorCode).toBe('request.conflict');
});

test('withdrawal records can be switched off, and trial members have no withdrawals @R178', async () => {
  const { world } = await withCard();
  await world.flags({ WITHREC3: false });
  expect((await world.call('withdrawReport')).errorCode).toBe('permission.denied');
  await world.signIn('trial01');
  expect((await world.call('withdrawInfo')).errorCode).toBe('permission.denied');
});
