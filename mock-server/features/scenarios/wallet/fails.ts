import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The balance cannot be read.',
  requirements: ['R245', 'R271'],
  faults: [{ endpoint: 'balance', kind: 'status', status: 500 }],
});
