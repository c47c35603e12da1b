import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The help centre cannot be read.',
  requirements: ['R128', 'R274'],
  faults: [{ endpoint: 'helpCenter', kind: 'status', status: 500 }],
});
