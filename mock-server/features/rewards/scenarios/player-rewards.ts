import type { World } from '../../../core/world.ts';
import { playerId } from '../../shared/player.ts';
import { grantReward, reward } from '../rules/rewards.ts';

/** Removes every reward of player01. */
export const clearRewards = (world: World): void => {
  for (const { id } of world.state.by(reward, 'member', playerId(world))) {
    world.cancel(`reward:${id}`);
    world.state.remove(reward, id);
  }
};

/** Grants player01 a bonus that expires after `days`, which may be a fraction. */
export const giveReward = (world: World, nth: number, days: number): void => {
  const title = { EN: `Gift ${nth}`, TY: `Regalo ${nth}` };
  grantReward(world, playerId(world), { kind: 'bonus', title, centavos: 1_000 * nth, turnover: nth % 3, days });
};
