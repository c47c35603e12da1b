import { expect, test } from 'vitest';
import { noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const transfer = { from: 'main', to: 'JL', amount: 100 };

const signedIn = async (account = 'player01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

test('a repeated idempotency key creates one deposit, and other members cannot open or cancel it', async () => {
  const world = await signedIn('newbie01');
  const asked = { body: { amount: 500 }, headers: { 'idempotency-key': 'dp-1' } };
  const first = await world.call('depositWechat', asked);
  expect((await world.call('depositWechat', asked)).value).toEqual(first.value);
  const { depositId } = first.value;
  await world.signIn('player01');
  expect((await world.call('depositOrder', { query: { depositId } })).errorCode).toBe('resource.unknown');
  expect((await world.call('cancelDeposit', { body: { depositId } })).errorCode).toBe('resource.unknown');
});

test('a repeated idempotency key transfers once, and another transfer under the key is refused', async () => {
  const world = await signedIn();
  const headers = { 'idempotency-key': 'k1' };
  const body = { from: 'main', to: 'JL', amount: 50 };
  const first = await world.call('walletTransfer', { body, headers });
  expect((await world.call('walletTransfer', { body, headers })).value).toEqual(first.value);
  const other = await world.call('walletTransfer', { body: { ...body, amount: 51 }, headers });
  expect(other.errorCode).toBe('request.conflict');
  const { value } = await world.call('transactions', { query: { code: 'toVendor' } });
  expect(value.content.map(({ amount }) => amount)).toEqual([-50]);
});

test('settleMove returns the result of a completed transfer by its key, repeatedly @X19', async () => {
  const world = await signedIn();
  const headers = { 'idempotency-key': 'mv-1' };
  const { value } = await world.call('walletTransfer', { body: transfer, headers });
  const settled = { done: true, value };
  expect((await world.call('settleMove', { body: { key: 'mv-1' } })).value).toEqual(settled);
  expect((await world.call('settleMove', { body: { key: 'mv-1' } })).value).toEqual(settled);
});

test('a transfer is refused once settleMove has reported its key as not done', async () => {
  const world = await signedIn();
  const before = await sumBalance(world);
  expect((await world.call('settleMove', { body: { key: 'mv-2' } })).value).toEqual({ done: false, value: null });
  const late = await world.call('walletTransfer', { body: transfer, headers: { 'idempotency-key': 'mv-2' } });
  expect(late.errorCode).toBe('request.conflict');
  expect((await world.call('settleMove', { body: { key: 'mv-2' } })).value.done).toBe(false);
  expect(await sumBalance(world)).toBe(before);
});

test('settleMove reports not done for a failed transfer and for another member’s key', async () => {
  const world = await signedIn();
  const headers = { 'idempotency-key': 'mv-3' };
  await world.call('walletTransfer', { body: transfer, headers });
  await world.signIn('newbie01');
  expect((await world.call('settleMove', { body: { key: 'mv-3' } })).value.done).toBe(false);
  expect(
    (await world.call('walletTransfer', { body: transfer, headers: { 'idempotency-key': 'mv-4' } })).errorCode,
  ).toBe('balance.insufficient');
  expect((await world.call('settleMove', { body: { key: 'mv-4' } })).value.done).toBe(false);
});
