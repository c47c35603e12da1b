import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Claims take effect, but the answer to the first one is lost.',
  requirements: ['R242', 'X19'],
  faults: [{ endpoint: 'claimReward', kind: 'reset', call: 1, after: true }],
});
