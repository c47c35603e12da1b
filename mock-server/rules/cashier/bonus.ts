import type { Due } from '../../engine/due.ts';
import { balanceOf, move } from '../../engine/ledger.ts';
import type { World } from '../../engine/world.ts';
import { sendMessage } from '../messages/messages.ts';
import { letters } from '../messages/templates.ts';
import { type Deposit, deposit } from './deposit-record.ts';
import { dropTurnover, requireTurnover, turnoverOf } from './turnover.ts';

const day = 86_400_000;

interface BonusTerms {
  readonly bonus: number;
  readonly turnover: number;
  readonly maxBet: number;
  readonly days: number;
}

const claimOf = ({ id }: Pick<Deposit, 'id'>): string => `${id} bonus`;

/** Books the bonus of a deposit under its terms; amounts in centavos. */
export const bookBonus = (world: World, it: Deposit, { bonus, turnover, maxBet, days }: BonusTerms): void => {
  const { id, member } = it;
  move(world, { from: 'bonus', to: `member:${member}`, centavos: bonus, type: 'bonus', ref: id });
  requireTurnover(world, member, turnover, claimOf(it), { maxBet });
  world.schedule({ id: `bonus:${id}`, at: world.now() + days * day, type: 'bonus', data: id });
};

/** Due event: a bonus that was not played through in time goes back, as far as the wallet still holds it. */
export const endBonus = (world: World, { data }: Due): void => {
  const found = world.state.get(deposit, String(data));
  if (!found || !turnoverOf(world.state, found.member).openRefs.includes(claimOf(found))) return;
  const { id, member, bonus } = found;
  const centavos = Math.min(bonus, balanceOf(world.state, `member:${member}`));
  if (centavos > 0) move(world, { from: `member:${member}`, to: 'bonus', centavos, type: 'bonusEnded', ref: id });
  dropTurnover(world, member, claimOf(found));
  sendMessage(world, member, letters.bonusEnded(id, centavos));
};
