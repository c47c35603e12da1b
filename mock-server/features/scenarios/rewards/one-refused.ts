import { clearRewards, giveReward } from '../player-rewards.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Three rewards wait for player01; the second claim is refused, the others go through.',
  requirements: ['R181', 'R242'],
  settles: 'how many rewards wait for player01',
  faults: [{ endpoint: 'claimReward', kind: 'error', code: 'promotion.unavailable', call: 2 }],
  change: (world) => {
    clearRewards(world);
    for (const nth of [1, 2, 3]) giveReward(world, nth, 7);
  },
});
