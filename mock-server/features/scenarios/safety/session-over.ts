import { changeSettings, setLimit } from '../../safety/rules/settings.ts';
import { sitSince } from '../../safety/rules/sittings.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has played as long as the own session limit of half an hour allows.',
  requirements: ['X02'],
  change: (world) => {
    setLimit(world, playerId(world), 'session', 'sitting', 30);
    changeSettings(world, playerId(world), { realityCheck: 60 });
    sitSince(world, playerId(world), 31 * 60_000);
  },
});
