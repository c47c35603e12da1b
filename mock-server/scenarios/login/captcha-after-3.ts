import { countFailure } from '../../rules/account/login-guard.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has failed to log in three times: the next try asks for a captcha.',
  requirements: ['R134', 'A58'],
  change: (world) => {
    for (let tries = 0; tries < 3; tries += 1) countFailure(world, 'player01');
  },
});
