import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every order comes too late: its draw is closed.',
  requirements: ['R255'],
  faults: [{ endpoint: 'placeOrder', kind: 'error', code: 'draw.closed' }],
});
