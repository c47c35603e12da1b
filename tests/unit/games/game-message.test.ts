import { expect, test } from 'vitest';
import { isGameMessage } from '#features/games/components/screen/game-message.ts';

test.each([
  { type: 'ready', name: 'Kidlat Fortune', balance: 10, demo: false },
  { type: 'balance', balance: 0 },
  { type: 'round', id: 'BT1', stake: 1, payout: 0, balance: 9 },
  { type: 'turbo', turbo: true },
  { type: 'exit' },
  { type: 'refused', code: 'safety.limit', value: null },
  { type: 'error', code: 'session.expired' },
])('accepts a message of type $type', (message) => {
  expect(isGameMessage(message)).toBe(true);
});

test.each([
  null,
  'exit',
  { type: 'toString' },
  { type: 'ready', name: { toString: 1 }, balance: 10, demo: false },
  { type: 'ready', name: 'x'.repeat(201), balance: 10, demo: false },
  { type: 'balance', balance: Number.NaN },
  { type: 'balance', balance: '1000000' },
  { type: 'round', id: 'BT1', stake: Number.POSITIVE_INFINITY, payout: 0, balance: 9 },
  { type: 'round', id: 'BT1', stake: 1, payout: 0 },
  { type: 'turbo', turbo: 'yes' },
  { type: 'error', code: 5 },
])('rejects the message %j', (message) => {
  expect(isGameMessage(message)).toBe(false);
});
