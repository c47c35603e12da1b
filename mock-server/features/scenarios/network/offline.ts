import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No call gets an answer.',
  requirements: ['R274'],
  faults: [{ endpoint: '*', kind: 'offline' }],
});
