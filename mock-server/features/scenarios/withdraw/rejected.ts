import { scenario } from '../scenario.ts';
import { withdrawalOfPlayer } from '../withdrawal-of-player.ts';

export default scenario({
  description: 'A withdrawal of player01 was sent back by the bank.',
  requirements: ['R263', 'X10'],
  change: (world) => withdrawalOfPlayer(world, 'rejected'),
});
