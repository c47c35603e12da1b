import { expect, test } from 'vitest';
import { isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'player01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

test('money transfers to a game wallet and back without changing the total balance @R245', async () => {
  const world = await signedIn();
  const before = await sumBalance(world);
  const there = await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 120.55 } });
  expect(there.value).toMatchObject({ sumBalance: before, to: 120.55 });
  const { value } = await world.call('balance', { query: { merchantCode: 'kidlatph' } });
  expect(value.wallets).toContainEqual({ vassalage: 'JL', vendorName: 'Jadelane', balance: 120.55 });
  const back = await world.call('walletTransfer', { body: { from: 'JL', to: 'main', amount: 120.55 } });
  expect(back.value).toMatchObject({ from: 0, to: before });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test.each([
  [{ from: 'main', to: 'NOBODY', amount: 1 }, 'resource.unknown'],
  [{ from: 'main', to: 'main', amount: 1 }, 'request.invalid'],
  [{ from: 'JL', to: 'HBG', amount: 1 }, 'request.invalid'],
  [{ from: 'JL', to: 'main', amount: 1 }, 'balance.insufficient'],
  [{ from: 'main', to: 'JL', amount: 99_999_999 }, 'balance.insufficient'],
  [{ from: 'main', to: 'JL', amount: -5 }, 'request.invalid'],
  [{ from: 'main', to: 'JL', amount: 0.001 }, 'request.invalid'],
])('the transfer %j is refused with %s', async (body, code) => {
  const world = await signedIn();
  const before = await sumBalance(world);
  expect((await world.call('walletTransfer', { body })).errorCode).toBe(code);
  expect(await sumBalance(world)).toBe(before);
});

test('transaction records are paginated, filtered by code and named in the chosen language @R245', async () => {
  const world = await signedIn();
  for (const amount of [1, 2, 3]) await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount } });
  await world.call('walletTransfer', { body: { from: 'JL', to: 'main', amount: 4 } });
  const page = (await world.call('transactions', { query: { pageSize: 2, code: 'toVendor' } })).value;
  expect(page).toMatchObject({ pageNum: 1, totalPages: 2, total: 3 });
  expect(page.content.map(({ amount }) => amount)).toEqual([-3, -2]);
  const filipino = (await world.call('transactions', { query: { code: 'fromVendor', language: 'TY' } })).value;
  expect(filipino.content).toMatchObject([{ amount: 4, name: 'Galing sa provider wallet' }]);
  const { value: codes } = await world.call('transactionCodes', { query: { language: 'EN' } });
  expect(codes).toContainEqual({ code: 'deposit', name: 'Deposit' });
});

test('transaction records refuse an invalid period @R245', async () => {
  const world = await signedIn();
  const ask = async (startDate: string, endDate: string) =>
    (await world.call('transactions', { query: { startDate, endDate } })).errorCode;
  expect(await ask('2026-05-02', '2026-05-01')).toBe('request.invalid');
  expect(await ask('2020-01-01', '2026-05-01')).toBe('request.invalid');
  expect(await ask('2026-02-30', '2026-05-01')).toBe('request.invalid');
  expect(await ask('2026-05-01', '2026-05-01')).toBeNull();
});

test('agent records are for agents only, and transaction records can be switched off @R178', async () => {
  const player = await signedIn();
  expect((await player.call('transactions', { query: { types: 'A' } })).errorCode).toBe('permission.denied');
  const agent = await signedIn('agent01');
  expect((await agent.call('transactions', { query: { types: 'A' } })).status).toBe(200);
  await agent.flags({ TRANSREC3: false });
  expect((await agent.call('transactions')).errorCode).toBe('permission.denied');
});

test('a trial member has a balance but cannot transfer between wallets @A24', async () => {
  const world = await signedIn('trial01');
  expect(await sumBalance(world)).toBe(2000);
  const moved = await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 1 } });
  expect([moved.status, moved.errorCode]).toEqual([403, 'permission.denied']);
});

test('a transfer to the agent needs the withdrawal password and appears in the records of both @R180', async () => {
  const world = await signedIn();
  const send = async (body: { amount: number; paymentPassword?: string }) => world.call('uplineTransfer', { body });
  expect((await send({ amount: 100 })).errorCode).toBe('payment.wrong-password');
  expect((await send({ amount: 100, paymentPassword: '000000' })).errorCode).toBe('payment.wrong-password');
  expect((await send({ amount: 99_999_999, paymentPassword: '246810' })).errorCode).toBe('balance.insufficient');
  const before = await sumBalance(world);
  const { value } = await send({ amount: 100.25, paymentPassword: '246810' });
  expect(value.sumBalance).toBeCloseTo(before - 100.25, 2);
  const [sent] = (await world.call('transactions')).value.content;
  expect(sent).toMatchObject({ code: 'uplineTransfer', amount: -100.25, ref: value.id, balance: value.sumBalance });
  await world.signIn('agent01');
  const { content } = (await world.call('transactions', { query: { types: 'A' } })).value;
  expect(content[0]).toMatchObject({ code: 'uplineTransfer', amount: 100.25, ref: value.id });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test.each([
  ['topagent01', 'permission.denied'],
  ['newbie01', 'resource.unknown'],
  ['trial01', 'permission.denied'],
])('%s has no upline to transfer to @R180', async (account, code) => {
  const world = await signedIn(account);
  expect((await world.call('uplineTransfer', { body: { amount: 1 } })).errorCode).toBe(code);
});

test('transfers to the upline agent are refused when the flag is off @R180', async () => {
  const world = await signedIn();
  await world.flags({ AGETRANSFERUP3: false });
  const body = { amount: 1, paymentPassword: '246810' };
  expect((await world.call('uplineTransfer', { body })).errorCode).toBe('permission.denied');
});
