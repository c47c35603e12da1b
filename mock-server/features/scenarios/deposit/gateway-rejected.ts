import { depositOfPlayer } from '../deposit-of-player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A deposit of player01 by GCash was refused.',
  requirements: ['R264', 'R028'],
  change: (world) => depositOfPlayer(world, 'gateway', 'rejected'),
});
