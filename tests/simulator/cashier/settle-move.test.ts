import { expect, test } from 'vitest';
import { noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const transfer = { from: 'main', to: 'JL', amount: 100 };

const signedIn = async () => {
  const world = simulator.world();
  await world.signIn('player01');
  return world;
};

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
