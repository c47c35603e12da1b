import { isAgentHome } from '../../../src/domain/account/roles.ts';
import { balanceOf, move } from '../../engine/ledger.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { World } from '../../engine/world.ts';
import type { Member } from '../account/members.ts';
import { refuseHeld } from '../account/recovery-change.ts';
import { refuseOpenTurnover, requireTurnover } from '../cashier/turnover.ts';
import { sendMessage } from '../messages/messages.ts';
import { letters } from '../messages/templates.ts';
import { memberBelow } from './team.ts';

/**
 * Moves centavos between two members of one line and tells the one who gets them; answers the transfer's id. A player
 * has to play through what comes from an agent, as with a deposit; who has play open sends nothing on, so that no bonus
 * leaves through somebody else (X17). Throws `turnover.open`, `balance.insufficient`, and
 * `withdraw.held` after a change of the sender's security.
 */
export const transferInLine = (
  world: World,
  from: Member,
  to: Member,
  centavos: number,
  type: 'uplineTransfer' | 'downlineTransfer',
): string => {
  refuseHeld(world, from.id);
  refuseOpenTurnover(world.state, from.id);
  const id = world.id('TR');
  move(world, { from: `member:${from.id}`, to: `member:${to.id}`, centavos, type, ref: id });
  if (!isAgentHome(to.type)) requireTurnover(world, to.id, centavos, id);
  sendMessage(world, to.id, letters.transferArrived(from.account, centavos, id));
  return id;
};

/** The member below who gets a transfer. Throws `user.unknown`, for a disabled one too. */
export const receiver = (world: World, agent: Member, account: string): Member => {
  const { member } = memberBelow(world.state, agent, account);
  if (member.disabled) throw new Refusal('user.unknown', { why: `${account} is disabled` });
  return member;
};

interface Order {
  readonly account: string;
  readonly centavos: number;
}

type LineProblem = 'user.unknown' | 'balance.insufficient' | 'request.conflict' | 'permission.denied';

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

/** What is wrong with each of several transfers, were they carried out in this order. `total` of those that would move. */
export const checkLines = (
  world: World,
  agent: Member,
  orders: readonly Order[],
): { readonly lines: readonly CheckedLine[]; readonly total: number } => {
  const named = new Set<string>();
  const held = balanceOf(world.state, `member:${agent.id}`);
  let total = 0;
  const lines = orders.map((order): CheckedLine => {
    const to = receiverOf(world, agent, order.account);
    if (!to) return { ...order, to, problem: 'user.unknown' };
    if (named.has(to.id)) return { ...order, to, problem: 'request.conflict' };
    named.add(to.id);
    if (total + order.centavos > held) return { ...order, to, problem: 'balance.insufficient' };
    total += order.centavos;
    return { ...order, to, problem: null };
  });
  return { lines, total };
};

/** Undoes what a receiver does not take, which no check tells before (X02, X06). */
const transferOrRefusal = (world: World, agent: Member, to: Member, centavos: number) => {
  try {
    const id = world.transact(() => transferInLine(world, agent, to, centavos, 'downlineTransfer'));
    return { id, problem: null };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'permission.denied') return { id: null, problem: error.code };
    throw error;
  }
};

/** Carries out every line that nothing is wrong with; the others stay as they are. Centavos. */
export const transferLines = (world: World, agent: Member, orders: readonly Order[]) => {
  const lines = checkLines(world, agent, orders).lines.map(({ to, problem, ...order }) => ({
    ...order,
    ...(to && !problem ? transferOrRefusal(world, agent, to, order.centavos) : { id: null, problem }),
  }));
  const total = lines.reduce((sum, { id, centavos }) => (id === null ? sum : sum + centavos), 0);
  return { lines, total };
};
