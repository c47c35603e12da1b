import { expect } from 'vitest';
import type { WorldClient } from './simulator.ts';

/** A machine that stands at noon: only the world's own clock moves days on. */
export const noon = (): number => Date.parse('2026-05-06T12:00:00+08:00');

/** Pesos over all wallets of the signed-in member. */
export const sumBalance = async (world: WorldClient): Promise<number> => (await world.call('balance')).value.sumBalance;

/** Moves the world's clock on; what is due in between happens. */
export const advance = async (world: WorldClient, by: string): Promise<void> => {
  expect((await world.admin('PUT', '/clock', { advance: by })).status).toBe(200);
};

export const ledgerIsSound = async (world: WorldClient): Promise<boolean> =>
  (await world.admin<{ sound: boolean }>('GET', '/ledger')).body.sound;

export const withdrawalPassword = '246810';

/** Gives the signed-in member a withdrawal password and a card; answers the card's id. */
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
