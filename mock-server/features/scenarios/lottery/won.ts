import { orderForPlayer } from '../player-order.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 won with the last digit of Bilis Lima 1-Minute and lost with the first one tried.',
  requirements: ['R255', 'A07'],
  change: (world) =>
    orderForPlayer(world, 'bilis-lima-1-minute', [
      { play: 'last1', numbers: (coming) => coming.slice(-1), stake: 100 },
      { play: 'last1', numbers: (coming) => [String((Number(coming.at(-1)) + 1) % 10)], stake: 10 },
    ]),
  clock: { advance: '2m' },
});
