import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The backend refuses to start a trial session.',
  requirements: ['R131', 'A56'],
  faults: [{ endpoint: 'freePlay', kind: 'error', code: 'permission.denied' }],
});
