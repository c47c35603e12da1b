import { scenario } from '../scenario.ts';
import { withdrawalOfPlayer } from '../withdrawal-of-player.ts';

export default scenario({
  description: 'player01 took a withdrawal back.',
  requirements: ['R263', 'X10'],
  change: (world) => withdrawalOfPlayer(world, 'cancelled'),
});
