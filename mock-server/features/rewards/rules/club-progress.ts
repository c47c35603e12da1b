import { type Doc, kind } from '../../../core/collection.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { member as members } from '../../account/rules/members.ts';
import { depositsOf } from '../../cashier/rules/deposit-record.ts';
import type { Bet } from '../../games/rules/bets.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import { closureOf } from '../../safety/rules/closure.ts';
import { levelAt } from './club.ts';
import { grantReward } from './rewards.ts';

/** Centavos a member staked since registration; the id is the member's. */
interface Tally extends Doc {
  readonly turnover: number;
}

export const tally = kind<Tally>().named('tally');

/** Centavos staked since registration; what a deposit still asks to be staked is `turnoverOf` of the cashier. */
export const lifetimeStakes = (state: State, member: string): number => state.get(tally, member)?.turnover ?? 0;

const giftDays = 30;

/** Centavos of a member's approved deposits. */
export const depositedOf = (state: State, member: string): number =>
  depositsOf(state, member).reduce((sum, { status, centavos }) => sum + (status === 'approved' ? centavos : 0), 0);

/** Raises a member to the level that turnover and deposits have brought, with its gift; nobody falls. */
export const raiseLevel = (world: World, member: string): void => {
  const player = world.state.get(members, member);
  if (!player) return;
  const turnover = lifetimeStakes(world.state, member);
  // Few bets bring a level: deposits are only summed for one that does.
  if (levelAt(turnover, Number.POSITIVE_INFINITY).level <= player.level) return;
  const reached = levelAt(turnover, depositedOf(world.state, member));
  if (reached.level <= player.level) return;
  world.state.put(members, { ...player, level: reached.level });
  if (closureOf(world.state, member, world.now())) return;
  grantReward(world, member, {
    kind: 'upgrade',
    title: { EN: `Welcome to ${reached.name.EN}`, TY: `Maligayang pagdating sa ${reached.name.TY}` },
    centavos: reached.upgradeGift,
    turnover: 1,
    days: giftDays,
  });
  sendMessage(world, member, letters.levelReached(reached.name, reached.upgradeGift));
};

/** Counts an ended bet towards the club level; play money and refunds count for nothing. */
export const notePlay = (world: World, { member, stake, play, state }: Bet): void => {
  if (play || state !== 'settled') return;
  world.state.put(tally, { id: member, turnover: lifetimeStakes(world.state, member) + stake });
  raiseLevel(world, member);
};
