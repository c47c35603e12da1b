import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every answer ends in the middle.',
  requirements: ['R274'],
  faults: [{ endpoint: '*', kind: 'broken-json' }],
});
