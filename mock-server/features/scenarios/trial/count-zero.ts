import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No trial account is left today.',
  requirements: ['R131', 'A56'],
  flags: { TRIALS_A_DAY: 0 },
});
