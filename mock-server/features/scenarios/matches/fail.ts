import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The hot matches cannot be loaded.',
  requirements: ['R075', 'R274'],
  faults: [{ endpoint: 'hotMatches', kind: 'status', status: 500 }],
});
