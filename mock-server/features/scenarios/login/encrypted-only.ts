import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Login and registration bodies must come encrypted.',
  requirements: ['A81'],
  flags: { PLAIN_BODIES: false },
});
