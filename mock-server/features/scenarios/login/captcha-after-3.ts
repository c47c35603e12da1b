import { countFailure, guardOf } from '../../account/rules/login-guard.ts';
import { memberByAccount } from '../../account/rules/members.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has failed to log in three times: the next try asks for a captcha.',
  requirements: ['R134', 'A58'],
  change: (world) => {
    const player = memberByAccount(world.state, 'player01');
    for (let tries = 0; player && tries < 3; tries += 1) countFailure(world, guardOf(player));
  },
});
