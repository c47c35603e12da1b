import { scenario } from '../scenario.ts';

export default scenario({
  description: 'There is no invitation of friends.',
  requirements: ['R066', 'R176'],
  flags: { REFERRAL: false },
});
