import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';
import { changeSecurity } from '../account/rules/security.ts';
import type { Channel } from '../cashier/rules/deposit-channels.ts';
import {
  approveDeposit,
  cancelDeposit,
  confirmDeposit,
  declineDeposit,
  ripenDeposit,
} from '../cashier/rules/deposit-flow.ts';
import { orderDeposit } from '../cashier/rules/deposit-order.ts';
import type { Deposit } from '../cashier/rules/deposit-record.ts';

const payee = 'Juan Dela Cruz';
const stranger = 'Crisostomo Ibarra';

/** Brings a deposit of player01 over ₱1,000 by this channel into this state, as play would. */
export const depositOfPlayer = (world: World, channel: Channel, status: Deposit['status']): void => {
  const player = memberByAccount(world.state, 'player01')?.id ?? '';
  const refused = channel === 'manual' && status === 'rejected';
  if (refused) changeSecurity(world, player, { payeeName: payee });
  const made = orderDeposit(world, player, {
    channel,
    centavos: 100_000,
    origin: '',
    ...(channel === 'manual' && { bankId: 'BPI', payerName: refused ? stranger : payee }),
    ...(channel === 'gateway' && { bankId: 'GCASH' }),
  });
  const ripen = (): void =>
    ripenDeposit(world, { id: `deposit:${made.id}`, at: world.now(), type: 'deposit', data: made.id });
  if (status === 'expired') ripen();
  if (status === 'cancelled') cancelDeposit(world, player, made.id);
  if (status === 'approved') approveDeposit(world, made);
  if (status === 'reviewing' || refused) confirmDeposit(world, player, made.id);
  if (refused) ripen();
  else if (status === 'rejected') declineDeposit(world, made);
};
