import { expect } from 'vitest';
import type { WorldClient } from './simulator.ts';

/** A machine clock stopped at noon: only the world's own clock advances days. */
export const noon = (): number => Date.parse('2026-05-06T12:00:00+08:00');

/** Returns the total of all wallets of the logged-in member, in major units. */
export const sumBalance = async (world: WorldClient): Promise<number> => (await world.call('balance')).value.sumBalance;

/** Advances the world's clock; events that become due are run. */
export const advance = async (world: WorldClient, by: string): Promise<void> => {
  expect((await world.admin('PUT', '/clock', { advance: by })).status).toBe(200);
};

export const isLedgerBalanced = async (world: WorldClient): Promise<boolean> =>
  (await world.admin<{ sound: boolean }>('GET', '/ledger')).body.sound;

export const withdrawalPassword = '246810';

/** Sets a withdrawal password and a card for the logged-in member; returns the card's id. */
export const prepareCard = async (
  world: WorldClient,
  number = '09175550101',
  payeeName = 'Juan Dela Cruz',
): Promise<string> => {
  const body = { loginPassword: 'Passw0rd1', newPaymentPassword: withdrawalPassword };
  expect((await world.call('setPaymentPassword', { body })).status).toBe(200);
  const card = {
    bankId: 'GCASH',
    number,
    payeeName,
    paymentPassword: withdrawalPassword,
    loginPassword: 'Passw0rd1',
  };
  return (await world.call('addBankCard', { body: card })).value.cardId;
};
