import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No game opens: the vendor does not answer.',
  requirements: ['R253', 'R271'],
  faults: [{ endpoint: 'launchGame', kind: 'error', code: 'game.unavailable' }],
});
