import { Refusal } from '#sim/core/refusal.ts';
import type { TransactionGuard, World } from '#sim/core/world.ts';
import { requirePlayAllowed } from '#sim/features/account/rules/identity-review.ts';
import { countsUplineTransfers } from './limit-usage.ts';
import { checkBet, checkPaidIn, checkToVendor } from './limits.ts';
import { recordPlay } from './play-sessions.ts';

/** Transaction types that limits and closures never block: winnings, refunds, earnings, withdrawals, corrections. */
const uncheckedTypes = new Set(
  (
    'payout refund withdraw withdrawReturn withdrawPaid fee fromVendor opening demo ' +
    'salary dividend agentRebate bonusEnded bonusCapped adjustment'
  ).split(' '),
);

type Check = (world: World, member: string, minor: number, isPlayMoney: boolean) => void;

/**
 * Runs a check of the receiver without revealing the receiver's state to the sender. The refusal commits written data,
 * so that a refused transfer counts for the rate limit like one that arrives.
 */
const hideReceiverLimits = (check: () => void): void => {
  try {
    check();
  } catch (error) {
    if (error instanceof Refusal)
      throw new Refusal('permission.denied', { keep: true, why: `the receiver: ${error.why}` });
    throw error;
  }
};

const lineTransferCheck =
  (receive: (world: World, member: string, minor: number) => void): Check =>
  (world, member, minor) => {
    if (minor < 0) return requirePlayAllowed(world, member);
    hideReceiverLimits(() => receive(world, member, minor));
  };

const checkIncomingMoney = (world: World, memberId: string, minor: number): void => {
  requirePlayAllowed(world, memberId);
  checkPaidIn(world, memberId, minor);
};

const checks: Readonly<Record<string, Check>> = {
  deposit: checkIncomingMoney,
  bet: (world, member, minor, isPlayMoney) => {
    requirePlayAllowed(world, member);
    if (isPlayMoney) return;
    checkBet(world, member, -minor);
    recordPlay(world, member);
  },
  toVendor: (world, member, minor) => {
    requirePlayAllowed(world, member);
    checkToVendor(world, member, -minor);
  },
  downlineTransfer: lineTransferCheck(checkIncomingMoney),
  uplineTransfer: lineTransferCheck((world, member, minor) =>
    (countsUplineTransfers(world.state, member) ? checkIncomingMoney : requirePlayAllowed)(world, member, minor),
  ),
};

/**
 * Checks every ledger transaction: a closed account, or one under an identity review, cannot receive
 * deposits or stake, an open one not above its limits. Transaction types without a check here require an account that
 * may play.
 */
export const guardTransaction: TransactionGuard = (world, { type, sums }) => {
  if (uncheckedTypes.has(type)) return;
  const check: Check = checks[type] ?? requirePlayAllowed;
  for (const [account, minor] of sums) {
    if (!account.startsWith('member:')) continue;
    // A deposit counts including its fee: the amount that was debited at the bank.
    const paid = type === 'deposit' ? -(sums.find(([other]) => other === 'bank')?.[1] ?? -minor) : minor;
    check(
      world,
      account.slice('member:'.length),
      paid,
      sums.some(([other]) => other === 'play'),
    );
  }
};
