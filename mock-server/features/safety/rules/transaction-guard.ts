import { Refusal } from '#sim/core/refusal.ts';
import type { TransactionGuard, World } from '#sim/core/world.ts';
import { requirePlayAllowed } from './identity-review.ts';
import { countsUplineTransfers } from './limit-usage.ts';
import { checkBet, checkPaidIn, checkToVendor } from './limits.ts';
import { recordPlay } from './play-sessions.ts';

/** Transaction types that limits and closures never block: winnings, refunds, earnings, withdrawals. */
const uncheckedTypes = new Set(
  (
    'payout refund withdraw withdrawReturn withdrawPaid fee fromVendor opening demo ' +
    'salary dividend agentRebate bonusEnded bonusCapped'
  ).split(' '),
);

type Check = (world: World, member: string, centavos: number, isPlayMoney: boolean) => void;

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
  (receive: (world: World, member: string, centavos: number) => void): Check =>
  (world, member, centavos) => {
    if (centavos < 0) return requirePlayAllowed(world, member);
    hideReceiverLimits(() => receive(world, member, centavos));
  };

const checkIncomingMoney = (world: World, memberId: string, centavos: number): void => {
  requirePlayAllowed(world, memberId);
  checkPaidIn(world, memberId, centavos);
};

const checks: Readonly<Record<string, Check>> = {
  deposit: checkIncomingMoney,
  bet: (world, member, centavos, isPlayMoney) => {
    requirePlayAllowed(world, member);
    if (isPlayMoney) return;
    checkBet(world, member, -centavos);
    recordPlay(world, member);
  },
  toVendor: (world, member, centavos) => {
    requirePlayAllowed(world, member);
    checkToVendor(world, member, -centavos);
  },
  downlineTransfer: lineTransferCheck(checkIncomingMoney),
  uplineTransfer: lineTransferCheck((world, member, centavos) =>
    (countsUplineTransfers(world.state, member) ? checkIncomingMoney : requirePlayAllowed)(world, member, centavos),
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
  for (const [account, centavos] of sums) {
    if (!account.startsWith('member:')) continue;
    // A deposit counts including its fee: the amount that was debited at the bank.
    const paid = type === 'deposit' ? -(sums.find(([other]) => other === 'bank')?.[1] ?? -centavos) : centavos;
    check(
      world,
      account.slice('member:'.length),
      paid,
      sums.some(([other]) => other === 'play'),
    );
  }
};
