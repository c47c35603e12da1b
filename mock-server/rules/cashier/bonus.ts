import type { Due } from '../../engine/due.ts';
import { move } from '../../engine/ledger.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { bet } from '../games/bets.ts';
import { sendMessage } from '../messages/messages.ts';
import { letters } from '../messages/templates.ts';
import { type Deposit, deposit } from './deposit-record.ts';
import { dropTurnover, requireTurnover, turnoverOf } from './turnover.ts';
import { centavosOf, takeBack } from './wallets.ts';

const hour = 3_600_000;
const day = 24 * hour;

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

const hasStakesOut = (state: State, member: string): boolean =>
  state.by(bet, 'member', member).some((it) => it.state === 'open' && !it.play);

/**
 * Due event: a bonus that was not played through in time goes back, as far as the wallets still hold it. While they
 * hold too little and stakes are out, which may come back, it waits for them: until then nothing leaves either.
 */
export const endBonus = (world: World, event: Due): void => {
  const found = world.state.get(deposit, String(event.data));
  if (!found || !turnoverOf(world.state, found.member).openRefs.includes(claimOf(found))) return;
  const { id, member, bonus } = found;
  const held = centavosOf(world.state, member);
  if (held < bonus && hasStakesOut(world.state, member)) {
    world.schedule({ ...event, at: event.at + hour });
    return;
  }
  takeBack(world, member, bonus, id);
  dropTurnover(world, member, claimOf(found));
  sendMessage(world, member, letters.bonusEnded(id, Math.min(bonus, held)));
};
