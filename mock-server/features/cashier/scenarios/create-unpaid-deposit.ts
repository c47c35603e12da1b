import type { World } from '../../../core/world.ts';
import { playerId } from '../../shared/player.ts';
import { orderDeposit } from '../rules/deposit-order.ts';
import { type Deposit, deposit } from '../rules/deposit-record.ts';

const ageMs = 29 * 60_000;

/** Creates an unpaid GCash deposit of ₱500 by player01 that expires in one minute. */
export const createUnpaidDeposit = (world: World): Deposit => {
  const player = playerId(world);
  const created = orderDeposit(world, player, { channel: 'gateway', bankId: 'GCASH', centavos: 50_000, origin: '' });
  const older: Deposit = { ...created, at: created.at - ageMs, expiresAt: created.expiresAt - ageMs };
  world.state.put(deposit, older);
  world.schedule({ id: `deposit:${older.id}`, at: older.expiresAt, type: 'deposit', data: older.id });
  return older;
};
