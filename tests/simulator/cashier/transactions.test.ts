import { expect, test } from 'vitest';
import { noon, sumBalance } from '../../support/money.ts';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const transfer = { from: 'main', to: 'JL', amount: 100 };

const signedIn = async () => {
  const world = simulator.world();
  await world.signIn('player01');
  return world;
};

test('who lost the answer of a move learns it by the key, as often as asked @X19', async () => {
  const world = await signedIn();
  const headers = { 'idempotency-key': 'mv-1' };
  const { value } = await world.call('walletTransfer', { body: transfer, headers });
  const settled = { done: true, value };
  expect((await world.call('settleMove', { body: { key: 'mv-1' } })).value).toEqual(settled);
  expect((await world.call('settleMove', { body: { key: 'mv-1' } })).value).toEqual(settled);
});

test('a key that was asked after without a move brings none later', async () => {
  const world = await signedIn();
  const before = await sumBalance(world);
  expect((await world.call('settleMove', { body: { key: 'mv-2' } })).value).toEqual({ done: false, value: null });
  const late = await world.call('walletTransfer', { body: transfer, headers: { 'idempotency-key': 'mv-2' } });
  expect(late.errorCode).toBe('request.conflict');
  expect((await world.call('settleMove', { body: { key: 'mv-2' } })).value.done).toBe(false);
  expect(await sumBalance(world)).toBe(before);
});

test('a move that failed left no trace, and another member’s key tells nothing', async () => {
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
