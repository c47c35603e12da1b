import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every call takes its time, most of them one to three seconds.',
  requirements: ['R274'],
  faults: [{ endpoint: '*', kind: 'delay', delay: 1500, spread: 0.5 }],
});
