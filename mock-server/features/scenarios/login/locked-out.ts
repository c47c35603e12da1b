import { countFailure, guardOf } from '../../account/rules/login-guard.ts';
import { memberByAccount } from '../../account/rules/members.ts';
import { flag } from '../../site/rules/flags.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 failed so often that the account is locked for 15 minutes.',
  requirements: ['R134'],
  change: (world) => {
    const tries = flag(world.state, 'LOCK_AFTER');
    const player = memberByAccount(world.state, 'player01');
    for (let failed = 0; player && failed < tries; failed += 1) countFailure(world, guardOf(player));
  },
});
