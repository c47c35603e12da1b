import { expect, test } from 'vitest';
import { noon } from '#tests/support/money.ts';
import { startSimulator, WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const month = { startDate: '2026-04-01', endDate: '2026-05-06' };

const issue = (world: WorldClient, kind: 'deposit' | 'withdrawal' | 'transfer' | 'bet', id = '') =>
  world.call('issueReceipt', { body: { kind, id } });

test('a receipt of each kind is verified by its code without a session and shows only four facts @X34', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const bet = (await world.call('bets', { query: month })).value.content[0];
  const deposit = (await world.call('depositReport', { query: { ...month, status: 'approved' } })).value.content[0];
  const withdrawal = (await world.call('withdrawReport', { query: { ...month, status: 'paid' } })).value.content[0];
  await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 20 } });
  const transfer = (await world.call('transactions', { query: { code: 'toVendor' } })).value.content[0];
  const receipts = [
    (await issue(world, 'bet', bet?.id)).value,
    (await issue(world, 'deposit', deposit?.depositId)).value,
    (await issue(world, 'withdrawal', withdrawal?.withdrawId)).value,
    (await issue(world, 'transfer', transfer?.id)).value,
  ];
  expect(receipts.map(({ amount }) => amount)).toEqual([bet?.stake, deposit?.amount, withdrawal?.amount, 20]);
  const guest = new WorldClient(world.origin, world.name);
  for (const { code, number, amount, status, at } of receipts)
    for (const typed of [code, ` ${code.toLowerCase().replaceAll('-', ' ')} `])
      expect((await guest.call('verifyReceipt', { body: { code: typed } })).value).toEqual({
        number,
        amount,
        status,
        at,
      });
});

test('a code is valid only for its order and world, and members get no receipts of others @X34', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const [first, second] = (await world.call('bets', { query: month })).value.content;
  const { code } = (await issue(world, 'bet', first?.id)).value;
  const sign = code.slice((first?.id ?? '').length);
  for (const wrong of [
    first?.id ?? '',
    `${second?.id}${sign}`,
    `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`,
    '-',
  ])
    expect((await world.call('verifyReceipt', { body: { code: wrong } })).errorCode, wrong).toBe('resource.unknown');
  expect((await simulator.world().call('verifyReceipt', { body: { code } })).errorCode).toBe('resource.unknown');
  await world.signIn('agent01');
  expect((await issue(world, 'bet', first?.id)).errorCode).toBe('resource.unknown');
});

test('receipt verification is rate limited, and the flag switches both endpoints off @X34', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  for (let tries = 0; tries < 20; tries += 1) await world.call('verifyReceipt', { body: { code: `BT-${tries}` } });
  expect((await world.call('verifyReceipt', { body: { code: 'BT-20' } })).errorCode).toBe('request.too-many');
  await world.flags({ RECEIPT3: false });
  expect((await world.call('verifyReceipt', { body: { code: 'BT' } })).errorCode).toBe('permission.denied');
  expect((await issue(world, 'bet', '1')).errorCode).toBe('permission.denied');
});

const states = [
  ['deposit', 'pending', 'deposit.gateway-pending'],
  ['deposit', 'pending', 'deposit.manual-reviewing'],
  ['deposit', 'completed', 'deposit.gateway-approved'],
  ['deposit', 'failed', 'deposit.gateway-rejected'],
  ['deposit', 'cancelled', 'deposit.gateway-cancelled'],
  ['deposit', 'expired', 'deposit.gateway-expired'],
  ['withdrawal', 'pending', 'withdraw.reviewing'],
  ['withdrawal', 'completed', 'withdraw.paid'],
  ['withdrawal', 'failed', 'withdraw.rejected'],
  ['withdrawal', 'cancelled', 'withdraw.cancelled'],
  ['transfer', 'completed', 'receipts.transfer'],
  ['bet', 'open', 'receipts.bet-open'],
  ['bet', 'settled', 'receipts.bet-won'],
  ['bet', 'refunded', 'receipts.bet-refunded'],
] as const;

const newestOf = async (world: WorldClient, kind: (typeof states)[number][0]): Promise<string> => {
  if (kind === 'deposit') return (await world.call('depositReport')).value.content[0]?.depositId ?? '';
  if (kind === 'withdrawal') return (await world.call('withdrawReport')).value.content[0]?.withdrawId ?? '';
  if (kind === 'bet') return (await world.call('bets')).value.content[0]?.id ?? '';
  return (await world.call('transactions', { query: { code: 'toVendor' } })).value.content[0]?.id ?? '';
};

test.each(states)('a receipt of a %s that is %s: %s @X34', async (kind, status, scenario) => {
  const world = simulator.world();
  await world.admin('POST', '/scenarios', { names: [scenario] });
  await world.signIn('player01');
  const { value } = await issue(world, kind, await newestOf(world, kind));
  expect(value).toMatchObject({ kind, status });
  expect((await world.call('verifyReceipt', { body: { code: value.code } })).value.status).toBe(status);
});
