import { clearRewards, giveReward } from '../player-rewards.ts';
import { scenario } from '../scenario.ts';

const count = 120;

export default scenario({
  description: 'More than a hundred rewards wait for player01, all to claim.',
  requirements: ['R181', 'A73'],
  settles: 'how many rewards wait for player01',
  change: (world) => {
    clearRewards(world);
    for (let nth = 1; nth <= count; nth += 1) giveReward(world, nth, 7);
  },
});
