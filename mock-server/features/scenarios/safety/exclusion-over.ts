import { closeAccount } from '../../safety/rules/closing.ts';
import { closure } from '../../safety/rules/closure.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The self-exclusion of player01 is over; coming back has to be asked for.',
  requirements: ['X06'],
  change: (world) => {
    const made = closeAccount(world, playerId(world), { kind: 'exclusion', months: 6 });
    world.state.put(closure, { ...made, endsAt: world.now() - 1 });
  },
});
