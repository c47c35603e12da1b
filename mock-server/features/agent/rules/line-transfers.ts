import { transferRange } from '../../../../src/contract/agent/team-terms.ts';
import { isAgentHome } from '../../../../src/features/account/model/roles.ts';
import { toCentavos } from '../../../../src/lib/money/money.ts';
import { balanceOf, mainAccount } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import type { Member } from '../../account/rules/members.ts';
import { applyRateLimits, checkRateLimit } from '../../account/rules/rate-limits.ts';
import { refuseHeldWithdrawal } from '../../account/rules/withdrawal-hold.ts';
import { creditMember } from '../../cashier/rules/credit-member.ts';
import { addWageringRequirement, requireUnlockedBalance } from '../../cashier/rules/wagering.ts';
import { agentLetters } from '../../messages/rules/letters/agent-letters.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { memberBelow } from './team.ts';

const range = { min: toCentavos(transferRange.min), max: toCentavos(transferRange.max) };

const isInRange = (centavos: number): boolean => centavos >= range.min && centavos <= range.max;

/** Returns the key under which the rate limit counts transfers between two members. */
const pairOf = (from: Member, to: Member): string => `${from.id}:${to.id}`;

/**
 * Transfers centavos between two members of one line, notifies the receiver and returns the transfer's id. Players have
 * to wager money received from other members, which locks at most that money; locked money cannot be sent on, so that
 * no bonus leaves through another member (X17). Throws `amount.out-of-range`, `turnover.open`, `request.too-many`,
 * `balance.insufficient`, `withdraw.held` after a change of the sender's security, and `permission.denied` without
 * details for every receiver who cannot receive the money: disabled, closed, under review or above an own limit (X02,
 * X06).
 */
export const transferInLine = (
  world: World,
  from: Member,
  to: Member,
  centavos: number,
  type: 'uplineTransfer' | 'downlineTransfer',
): string => {
  refuseHeldWithdrawal(world, from.id);
  if (!isInRange(centavos)) throw new Refusal('amount.out-of-range', { value: { ...transferRange } });
  requireUnlockedBalance(world.state, from.id, centavos);
  // Checked before any state of the receiver: an amount above the sender's balance must not probe the receiver.
  if (centavos > balanceOf(world.state, mainAccount(from.id))) throw new Refusal('balance.insufficient');
  applyRateLimits(world, { transfers: pairOf(from, to) });
  if (to.disabled)
    throw new Refusal('permission.denied', { keep: true, why: `the receiver: ${to.account} is disabled` });
  const id = world.id('TR');
  creditMember(world, to.id, { from: mainAccount(from.id), centavos, type, ref: id });
  if (!isAgentHome(to.type)) addWageringRequirement(world, to.id, centavos, id, { kind: 'transfer', locks: centavos });
  sendMessage(world, to.id, agentLetters.transferArrived(from.account, centavos, id, world.now()));
  return id;
};

/** Returns the downline member that receives a transfer. Throws `user.unknown`. */
export const receiver = (world: World, agent: Member, account: string): Member =>
  memberBelow(world.state, agent, account).member;

interface Order {
  readonly account: string;
  readonly centavos: number;
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
    checkRateLimit(world, 'transfers', pairOf(agent, to));
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
    if (!isInRange(order.centavos)) return { ...order, to, problem: 'amount.out-of-range' };
    if (isTooFast(world, agent, to)) return { ...order, to, problem: 'request.too-many' };
    if (total + order.centavos > available) return { ...order, to, problem: 'balance.insufficient' };
    total += order.centavos;
    return { ...order, to, problem: null };
  });
  return { lines, total };
};

/**
 * Transfers to one member. Returns `permission.denied` if the receiver may not receive money now (X02, X06), which the
 * earlier check must not reveal.
 */
const transferOrRefusal = (world: World, agent: Member, to: Member, centavos: number) => {
  try {
    const id = world.transact(() => transferInLine(world, agent, to, centavos, 'downlineTransfer'));
    return { id, problem: null };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'permission.denied') return { id: null, problem: error.code };
    throw error;
  }
};

/** Executes all valid transfers and skips the others. Centavos. */
export const transferLines = (world: World, agent: Member, orders: readonly Order[]) => {
  const lines = checkLines(world, agent, orders).lines.map(({ to, problem, ...order }) => ({
    ...order,
    ...(to && !problem ? transferOrRefusal(world, agent, to, order.centavos) : { id: null, problem }),
  }));
  const total = lines.reduce((sum, { id, centavos }) => (id === null ? sum : sum + centavos), 0);
  return { lines, total };
};
