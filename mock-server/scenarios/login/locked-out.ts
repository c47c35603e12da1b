import { flag } from '../../world/flags.ts';
import { countFailure } from '../../world/login-guard.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 failed so often that the name is locked for 15 minutes.',
  requirements: ['R134'],
  change: (world) => {
    const tries = flag(world.state, 'LOCK_AFTER');
    for (let failed = 0; failed < tries; failed += 1) countFailure(world, 'player01');
  },
});
