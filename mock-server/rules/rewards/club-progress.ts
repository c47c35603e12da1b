import { type Doc, kind } from '../../engine/collection.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { member as members } from '../account/members.ts';
import type { Bet } from '../games/bets.ts';
import { sendMessage } from '../messages/messages.ts';
import { letters } from '../messages/templates.ts';
import { levelAt } from './club.ts';
import { grantReward } from './rewards.ts';

/** Centavos a member staked since registration; the id is the member's. */
interface Tally extends Doc {
  readonly turnover: number;
}

export const tally = kind<Tally>().named('tally');

export const turnoverOf = (state: State, member: string): number => state.get(tally, member)?.turnover ?? 0;

const giftDays = 30;

/** Counts an ended bet towards the club level; play money and refunds count for nothing. */
export const notePlay = (world: World, { member, stake, play, state }: Bet): void => {
  if (play || state !== 'settled') return;
  const turnover = turnoverOf(world.state, member) + stake;
  world.state.put(tally, { id: member, turnover });
  const player = world.state.get(members, member);
  const reached = levelAt(turnover);
  if (!player || reached.level <= player.level) return;
  world.state.put(members, { ...player, level: reached.level });
  grantReward(world, member, {
    kind: 'upgrade',
    title: { EN: `Welcome to ${reached.name.EN}`, TY: `Maligayang pagdating sa ${reached.name.TY}` },
    centavos: reached.upgradeGift,
    turnover: 1,
    days: giftDays,
  });
  sendMessage(world, member, letters.levelReached(reached.name, reached.upgradeGift));
};
