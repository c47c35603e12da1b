import { sample } from '#markets/current.ts';
import type { World } from '#sim/core/world.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { confirmDeposit } from '../rules/confirm-deposit.ts';
import type { Channel } from '../rules/deposit-channels.ts';
import { expireOrReviewDeposit } from '../rules/deposit-expiry.ts';
import { orderDeposit } from '../rules/deposit-order.ts';
import { type Deposit, depositDue } from '../rules/deposit-record.ts';
import {
  approveDeposit,
  cancelDeposit,
  declineDeposit,
  depositOf,
  returnLatePayment,
} from '../rules/deposit-settlement.ts';
import { sampleWallet, secondBank } from '../rules/sample-payment.ts';

const payeeName = sample.members.player01?.payeeName ?? '';

/** Creates a deposit of player01 and puts it in this status through the rules of the cashier. */
export const createDeposit = (world: World, channel: Channel, status: Deposit['status'] | 'paid-late'): void => {
  const player = playerId(world);
  const isRefused = channel === 'manual' && status === 'rejected';
  if (isRefused) changeSecurity(world, player, { payeeName });
  const deposit = orderDeposit(world, player, {
    channel,
    minor: sampleMinor(1_000),
    origin: '',
    ...[sampleWallet, secondBank].find((it) => it.channel === channel),
    ...(channel === 'manual' && { payerName: isRefused ? sample.otherPayer : payeeName }),
  });
  const settle = (): void => expireOrReviewDeposit(world, depositDue(deposit.id, world.now()));
  if (status === 'expired' || status === 'paid-late') settle();
  if (status === 'paid-late') returnLatePayment(world, depositOf(world, player, deposit.id));
  if (status === 'cancelled') cancelDeposit(world, player, deposit.id);
  if (status === 'approved') approveDeposit(world, deposit);
  if (status === 'reviewing' || isRefused) confirmDeposit(world, player, deposit.id);
  if (isRefused) settle();
  else if (status === 'rejected') declineDeposit(world, deposit);
};
