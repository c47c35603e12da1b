import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The announcements cannot be read.',
  requirements: ['R068', 'R274'],
  faults: [{ endpoint: 'announcements', kind: 'status', status: 500 }],
});
