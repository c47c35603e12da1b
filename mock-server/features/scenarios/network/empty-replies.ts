import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every answer is empty.',
  requirements: ['R274'],
  faults: [{ endpoint: '*', kind: 'empty' }],
});
