import { countFailure } from '../../rules/account/login-guard.ts';
import { flag } from '../../rules/site/flags.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 failed so often that the name is locked for 15 minutes.',
  requirements: ['R134'],
  change: (world) => {
    const tries = flag(world.state, 'LOCK_AFTER');
    for (let failed = 0; failed < tries; failed += 1) countFailure(world, 'player01');
  },
});
