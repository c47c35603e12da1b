import type { SeedStep } from '#sim/core/timeline.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { bankAccountsOf } from '../rules/bank-accounts.ts';
import { confirmDeposit } from '../rules/confirm-deposit.ts';
import type { Channel } from '../rules/deposit-channels.ts';
import { orderDeposit } from '../rules/deposit-order.ts';
import { type Claim, claimPromotion } from '../rules/deposit-promotions.ts';
import { approveDeposit, cancelDeposit, declineDeposit } from '../rules/deposit-settlement.ts';
import { cancelWithdrawal, requestWithdrawal } from '../rules/withdrawal-processing.ts';

type SeededOutcome = 'pay' | 'decline' | 'cancel' | 'leave';

interface SeededDeposit {
  readonly at: number;
  readonly channel: Channel;
  /** Multiplied by the market's factor. */
  readonly major: number;
  readonly bankId?: string;
  readonly payerName?: string;
  readonly end?: SeededOutcome;
  readonly claim?: Claim;
}

/** Returns the step of a deposit and its end. A manual transfer of a named payer that is paid goes through review. */
export const seededDeposit = (
  memberId: string,
  { at, major, end = 'pay', claim, ...order }: SeededDeposit,
): SeedStep => ({
  at,
  run: (world) => {
    const ordered = orderDeposit(world, memberId, { ...order, minor: sampleMinor(major), origin: '' });
    const deposit = claim ? claimPromotion(world, ordered, claim) : ordered;
    if (end === 'pay' && order.payerName !== undefined && order.channel === 'manual')
      confirmDeposit(world, memberId, deposit.id);
    else if (end === 'pay') approveDeposit(world, deposit);
    else if (end === 'decline') declineDeposit(world, deposit);
    else if (end === 'cancel') cancelDeposit(world, memberId, deposit.id);
  },
});

/**
 * Returns the step of a withdrawal to the member's first bank account; it is paid half an hour later unless it is cancelled
 * (`takenBack`).
 */
export const seededWithdrawal = (memberId: string, at: number, major: number, takenBack = false): SeedStep => ({
  at,
  run: (world: World) => {
    const owner = world.state.get(members, memberId);
    const [bankAccount] = bankAccountsOf(world.state, memberId);
    if (!owner || !bankAccount) return;
    const withdrawal = requestWithdrawal(world, owner, bankAccount, sampleMinor(major));
    if (takenBack) cancelWithdrawal(world, memberId, withdrawal.id);
  },
});
