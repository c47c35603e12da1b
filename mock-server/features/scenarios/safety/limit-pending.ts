import { setLimit } from '../../safety/rules/settings.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has asked to raise the weekly deposit limit and to lift that on losses; both wait a day.',
  requirements: ['X02'],
  change: (world) => {
    const member = playerId(world);
    setLimit(world, member, 'deposit', 'week', 5_000);
    setLimit(world, member, 'deposit', 'week', 20_000);
    setLimit(world, member, 'loss', 'month', 8_000);
    setLimit(world, member, 'loss', 'month', null);
  },
});
