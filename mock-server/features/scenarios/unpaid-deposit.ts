import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';
import { orderDeposit } from '../cashier/rules/deposit-order.ts';
import { type Deposit, deposit } from '../cashier/rules/deposit-record.ts';

const age = 29 * 60_000;

/** An order of player01 over ₱500 by GCash, made half an hour ago and not paid. */
export const unpaidDeposit = (world: World): Deposit => {
  const player = memberByAccount(world.state, 'player01')?.id ?? '';
  const made = orderDeposit(world, player, { channel: 'gateway', bankId: 'GCASH', centavos: 50_000, origin: '' });
  const older: Deposit = { ...made, at: made.at - age, expiresAt: made.expiresAt - age };
  world.state.put(deposit, older);
  world.schedule({ id: `deposit:${older.id}`, at: older.expiresAt, type: 'deposit', data: older.id });
  return older;
};
