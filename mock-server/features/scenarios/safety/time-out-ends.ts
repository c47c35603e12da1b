import { closeAccount } from '../../safety/rules/closing.ts';
import { closure } from '../../safety/rules/closure.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The time-out of player01 ends in a minute.',
  requirements: ['X06'],
  change: (world) => {
    const made = closeAccount(world, playerId(world), { kind: 'timeOut', hours: 24 });
    world.state.put(closure, { ...made, endsAt: world.now() + 60_000 });
  },
});
