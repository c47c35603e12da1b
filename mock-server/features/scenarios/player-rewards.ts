import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';
import { grantReward, reward } from '../rewards/rules/rewards.ts';

const playerOf = ({ state }: World): string => memberByAccount(state, 'player01')?.id ?? '';

/** Takes everything out of the reward centre of player01. */
export const clearRewards = (world: World): void => {
  for (const { id } of world.state.by(reward, 'member', playerOf(world))) {
    world.cancel(`reward:${id}`);
    world.state.remove(reward, id);
  }
};

/** Puts a bonus into the reward centre of player01; `days` may be a part of one. */
export const giveReward = (world: World, nth: number, days: number): void => {
  const title = { EN: `Gift ${nth}`, TY: `Regalo ${nth}` };
  grantReward(world, playerOf(world), { kind: 'bonus', title, centavos: 1_000 * nth, turnover: nth % 3, days });
};
