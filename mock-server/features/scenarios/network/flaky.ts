import { scenario } from '../scenario.ts';

export default scenario({
  description: 'One call in five is cut off.',
  requirements: ['R274'],
  faults: [{ endpoint: '*', kind: 'reset', rate: 0.2 }],
});
