import { bringFriends } from '../player-friends.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has invited nobody yet.',
  requirements: ['R025', 'R176'],
  settles: 'how many friends player01 has invited',
  change: (world) => bringFriends(world, 0),
});
