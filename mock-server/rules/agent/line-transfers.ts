import { isAgentHome } from '../../../src/domain/account/roles.ts';
import { move } from '../../engine/ledger.ts';
import type { World } from '../../engine/world.ts';
import type { Member } from '../account/members.ts';
import { refuseHeld } from '../account/way-back.ts';
import { requireTurnover } from '../cashier/turnover.ts';
import { sendMessage } from '../messages/messages.ts';
import { letters } from '../messages/templates.ts';

/**
 * Moves centavos between two members of one line and tells the one who gets them; answers the transfer's id. A player
 * has to play through what comes from an agent, as with a deposit. Throws `balance.insufficient`, and `withdraw.held` after a change of the sender's security.
 */
export const transferInLine = (
  world: World,
  from: Member,
  to: Member,
  centavos: number,
  type: 'uplineTransfer' | 'downlineTransfer',
): string => {
  refuseHeld(world, from.id);
  const id = world.id('TR');
  move(world, { from: `member:${from.id}`, to: `member:${to.id}`, centavos, type, ref: id });
  if (!isAgentHome(to.type)) requireTurnover(world, to.id, centavos, id);
  sendMessage(world, to.id, letters.transferArrived(from.account, centavos, id));
  return id;
};
