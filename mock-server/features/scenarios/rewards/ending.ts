import { clearRewards, giveReward } from '../player-rewards.ts';
import { scenario } from '../scenario.ts';

const minute = 1 / 1440;

export default scenario({
  description: 'The one reward of player01 lapses in a minute.',
  requirements: ['R181', 'R242'],
  change: (world) => {
    clearRewards(world);
    giveReward(world, 5, minute);
  },
});
