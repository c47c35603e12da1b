import { isAgentHome } from '#features/account/model/roles.ts';
import { toMinor } from '#lib/money/money.ts';
import { transferRange } from '#markets/current.ts';
import { hrefOf } from '#paths.ts';
import { balanceOf, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { refuseHeldWithdrawal } from '#sim/features/account/rules/withdrawal-hold.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { agentMessages } from '#sim/features/messages/rules/templates/agent-messages.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { requireUnlockedMoney } from './own-money.ts';
import { addWageringRequirement } from './wagering.ts';

const range = { min: toMinor(transferRange.min), max: toMinor(transferRange.max) };

/** Returns whether an amount in minor units is within the limits of one transfer. */
export const isTransferAmount = (minor: number): boolean => minor >= range.min && minor <= range.max;

/** Returns the key under which the rate limit counts transfers between two members. */
export const transferPairOf = (from: Member, to: Member): string => `${from.id}:${to.id}`;

/**
 * Transfers minor units between two members of one line, notifies the receiver and returns the transfer's id. Players have
 * to wager money received from other members, which locks at most that money; locked money cannot be sent on, so that
 * no bonus leaves through another member. Throws `amount.out-of-range`, `turnover.open`, `request.too-many`,
 * `balance.insufficient`, `withdraw.held` after a change of the sender's security, and `permission.denied` without
 * details for every receiver who cannot receive the money: disabled, closed, under review or above an own limit.
 */
export const transferInLine = (
  world: World,
  from: Member,
  to: Member,
  minor: number,
  type: 'uplineTransfer' | 'downlineTransfer',
): string => {
  refuseHeldWithdrawal(world, from.id);
  if (!isTransferAmount(minor)) throw new Refusal('amount.out-of-range', { value: { ...transferRange } });
  requireUnlockedMoney(world.state, from.id, minor);
  // Checked before any state of the receiver: an amount above the sender's balance must not probe the receiver.
  if (minor > balanceOf(world.state, mainAccount(from.id))) throw new Refusal('balance.insufficient');
  applyRateLimits(world, { transfers: transferPairOf(from, to) });
  if (to.disabled)
    throw new Refusal('permission.denied', { keep: true, why: `the receiver: ${to.account} is disabled` });
  const id = world.id('TR');
  transferFunds(world, { from: mainAccount(from.id), to: mainAccount(to.id), minor, type, ref: id });
  if (!isAgentHome(to.type)) addWageringRequirement(world, to.id, minor, id, { kind: 'transfer', locks: minor });
  sendMessage(world, to.id, agentMessages.transferArrived(from.account, minor, id, world.now()), {
    kind: 'deposits',
    path: hrefOf('transactionRecord'),
  });
  return id;
};
