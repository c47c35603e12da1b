import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The reply to a sent SMS code does not say how long it counts.',
  requirements: ['R154', 'A65'],
  flags: { SMS_MINUTES: 0 },
});
