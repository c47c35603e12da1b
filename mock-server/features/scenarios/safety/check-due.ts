import { sitSince } from '../../safety/rules/sittings.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has played for 70 minutes: the reality check waits, and no bet is taken before it is seen.',
  requirements: ['X04', 'X05'],
  change: (world) => sitSince(world, playerId(world), 70 * 60_000),
});
