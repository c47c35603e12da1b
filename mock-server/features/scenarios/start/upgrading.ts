import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every call answers that the system is being upgraded.',
  requirements: ['R271'],
  faults: [{ endpoint: '*', kind: 'error', code: 'system.upgrading' }],
});
