import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every answer arrives in pieces over three seconds.',
  requirements: ['R274'],
  faults: [{ endpoint: '*', kind: 'dribble', delay: 3000 }],
});
