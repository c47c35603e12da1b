import { orderForPlayer } from '../player-order.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has two bets on the next draw of Anim na Bola.',
  requirements: ['R255', 'A07'],
  change: (world) =>
    orderForPlayer(world, 'anim-na-bola', [
      { play: 'any3', numbers: () => ['03', '17', '28'], stake: 20 },
      { play: 'parity', numbers: () => ['ODD'], stake: 50 },
    ]),
});
