import type { World } from '../../../core/world.ts';
import { changeSecurity } from '../../account/rules/security.ts';
import { playerId } from '../../shared/player.ts';
import type { Channel } from '../rules/deposit-channels.ts';
import { approveDeposit, cancelDeposit, confirmDeposit, declineDeposit, ripenDeposit } from '../rules/deposit-flow.ts';
import { orderDeposit } from '../rules/deposit-order.ts';
import type { Deposit } from '../rules/deposit-record.ts';

const payeeName = 'Juan Dela Cruz';
const otherName = 'Crisostomo Ibarra';

/** Creates a deposit of ₱1,000 by player01 and puts it in this status through the rules of the cashier. */
export const createDeposit = (world: World, channel: Channel, status: Deposit['status']): void => {
  const player = playerId(world);
  const refused = channel === 'manual' && status === 'rejected';
  if (refused) changeSecurity(world, player, { payeeName });
  const deposit = orderDeposit(world, player, {
    channel,
    centavos: 100_000,
    origin: '',
    ...(channel === 'manual' && { bankId: 'BPI', payerName: refused ? otherName : payeeName }),
    ...(channel === 'gateway' && { bankId: 'GCASH' }),
  });
  const settle = (): void =>
    ripenDeposit(world, { id: `deposit:${deposit.id}`, at: world.now(), type: 'deposit', data: deposit.id });
  if (status === 'expired') settle();
  if (status === 'cancelled') cancelDeposit(world, player, deposit.id);
  if (status === 'approved') approveDeposit(world, deposit);
  if (status === 'reviewing' || refused) confirmDeposit(world, player, deposit.id);
  if (refused) settle();
  else if (status === 'rejected') declineDeposit(world, deposit);
};
