import { changeSettings } from '../../safety/rules/settings.ts';
import { sitSince } from '../../safety/rules/sittings.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has played for a while; the reality check comes in ten seconds.',
  requirements: ['X04', 'X05'],
  change: (world) => {
    changeSettings(world, playerId(world), { realityCheck: 15 });
    sitSince(world, playerId(world), 15 * 60_000 - 10_000);
  },
});
