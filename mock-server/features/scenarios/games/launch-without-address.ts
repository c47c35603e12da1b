import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The vendor names no address for its games: the launch says that it is empty.',
  requirements: ['R253', 'R271'],
  faults: [{ endpoint: 'launchGame', kind: 'error', code: 'url.empty' }],
});
