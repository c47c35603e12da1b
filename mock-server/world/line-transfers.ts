import { isAgentHome } from '../../src/domain/roles.ts';
import { move } from './ledger.ts';
import { letters } from './letters.ts';
import type { Member } from './members.ts';
import { sendMessage } from './messages.ts';
import { requireTurnover } from './turnover.ts';
import type { World } from './world.ts';

/**
 * Moves centavos between two members of one line and tells the one who gets them; answers the transfer's id. A player
 * has to play through what comes from an agent, as with a deposit. Throws `balance.insufficient`.
 */
export const transferInLine = (
  world: World,
  from: Member,
  to: Member,
  centavos: number,
  type: 'uplineTransfer' | 'downlineTransfer',
): string => {
  const id = world.id('TR');
  move(world, { from: `member:${from.id}`, to: `member:${to.id}`, centavos, type, ref: id });
  if (!isAgentHome(to.type)) requireTurnover(world, to.id, centavos, id);
  sendMessage(world, to.id, letters.transferArrived(from.account, centavos, id));
  return id;
};
