import { orderOfPlayer } from '../player-deposit.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A deposit of player01 waits for its payment and expires in a minute.',
  requirements: ['R264', 'R028'],
  change: (world) => void orderOfPlayer(world),
});
