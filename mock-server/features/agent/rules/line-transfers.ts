import { balanceOf, mainAccount } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { memberBelow } from '#sim/features/account/rules/team.ts';
import { isTransferAmount, transferInLine, transferPairOf } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { checkRateLimit } from '#sim/features/site/rules/rate-limits.ts';

/** Returns the downline member that receives a transfer. Throws `user.unknown`. */
export const receiver = (world: World, agent: Member, account: string): Member =>
  memberBelow(world.state, agent, account).member;

interface Order {
  readonly account: string;
  readonly minor: number;
}

type LineProblem =
  | 'user.unknown'
  | 'amount.out-of-range'
  | 'balance.insufficient'
  | 'request.too-many'
  | 'request.conflict'
  | 'permission.denied';

interface CheckedLine extends Order {
  readonly to: Member | null;
  readonly problem: LineProblem | null;
}

const receiverOf = (world: World, agent: Member, account: string): Member | null => {
  try {
    return receiver(world, agent, account);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

const isTooFast = (world: World, agent: Member, to: Member): boolean => {
  try {
    checkRateLimit(world, 'transfers', transferPairOf(agent, to));
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
};

/**
 * Returns the problem of each of several transfers if they were executed in this order, and the `total` of the valid
 * ones.
 */
export const checkLines = (
  world: World,
  agent: Member,
  orders: readonly Order[],
): { readonly lines: readonly CheckedLine[]; readonly total: number } => {
  const named = new Set<string>();
  const available = balanceOf(world.state, mainAccount(agent.id));
  let total = 0;
  const lines = orders.map((order): CheckedLine => {
    const to = receiverOf(world, agent, order.account);
    if (!to) return { ...order, to, problem: 'user.unknown' };
    if (named.has(to.id)) return { ...order, to, problem: 'request.conflict' };
    named.add(to.id);
    if (!isTransferAmount(order.minor)) return { ...order, to, problem: 'amount.out-of-range' };
    if (isTooFast(world, agent, to)) return { ...order, to, problem: 'request.too-many' };
    if (total + order.minor > available) return { ...order, to, problem: 'balance.insufficient' };
    total += order.minor;
    return { ...order, to, problem: null };
  });
  return { lines, total };
};

/**
 * Transfers to one member. Returns `permission.denied` if the receiver may not receive money now, which the
 * earlier check must not reveal.
 */
const transferOrRefusal = (world: World, agent: Member, to: Member, minor: number) => {
  try {
    const id = world.transact(() => transferInLine(world, agent, to, minor, 'downlineTransfer'));
    return { id, problem: null };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'permission.denied') return { id: null, problem: error.code };
    throw error;
  }
};

/** Executes all valid transfers and skips the others. Minor units. */
export const transferLines = (world: World, agent: Member, orders: readonly Order[]) => {
  const lines = checkLines(world, agent, orders).lines.map(({ to, problem, ...order }) => ({
    ...order,
    ...(to && !problem ? transferOrRefusal(world, agent, to, order.minor) : { id: null, problem }),
  }));
  const total = lines.reduce((sum, { id, minor }) => (id === null ? sum : sum + minor), 0);
  return { lines, total };
};
