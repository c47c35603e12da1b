import { Refusal } from '../../../core/refusal.ts';
import type { TransactionGuard, World } from '../../../core/world.ts';
import { requireOpen } from './closure.ts';
import { countsFromBelow } from './counted.ts';
import { checkBet, checkPaidIn, checkToVendor } from './limits.ts';
import { notePlaying } from './sittings.ts';

/** Movements that are never held up: what a member wins, gets back, has earned by work, or takes out. */
const free = new Set(
  (
    'payout refund withdraw withdrawReturn withdrawPaid fee fromVendor opening demo ' +
    'salary dividend agentRebate bonusEnded'
  ).split(' '),
);

type Check = (world: World, member: string, centavos: number, isPlayMoney: boolean) => void;

/** Between members: the one who sends learns nothing of the other's limits. */
const toOther = (check: () => void): void => {
  try {
    check();
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('permission.denied', { why: `the receiver: ${error.why}` });
    throw error;
  }
};

const inLine =
  (receive: (world: World, member: string, centavos: number) => void): Check =>
  (world, member, centavos) => {
    if (centavos < 0) return requireOpen(world, member);
    toOther(() => receive(world, member, centavos));
  };

const takePaidIn = (world: World, member: string, centavos: number): void => {
  requireOpen(world, member);
  checkPaidIn(world, member, centavos);
};

const checks: Readonly<Record<string, Check>> = {
  deposit: takePaidIn,
  bet: (world, member, centavos, isPlayMoney) => {
    requireOpen(world, member);
    if (isPlayMoney) return;
    checkBet(world, member, -centavos);
    notePlaying(world, member);
  },
  toVendor: (world, member, centavos) => {
    requireOpen(world, member);
    checkToVendor(world, member, -centavos);
  },
  downlineTransfer: inLine(takePaidIn),
  uplineTransfer: inLine((world, member, centavos) =>
    (countsFromBelow(world.state, member) ? takePaidIn : requireOpen)(world, member, centavos),
  ),
};

/**
 * The one place that every movement of money passes (X02, X06): a closed account takes in and stakes nothing, an open
 * one nothing above its limits. A kind of movement that nobody named here asks for an open account.
 */
export const guardTransaction: TransactionGuard = (world, { type, sums }) => {
  if (free.has(type)) return;
  const check: Check = checks[type] ?? requireOpen;
  for (const [account, centavos] of sums) {
    if (!account.startsWith('member:')) continue;
    // A deposit counts with its fee: what left the bank.
    const paid = type === 'deposit' ? -(sums.find(([other]) => other === 'bank')?.[1] ?? -centavos) : centavos;
    check(
      world,
      account.slice('member:'.length),
      paid,
      sums.some(([other]) => other === 'play'),
    );
  }
};
