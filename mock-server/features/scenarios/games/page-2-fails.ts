import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The second call for the game list fails.',
  requirements: ['R103', 'R117'],
  faults: [{ endpoint: 'gameList', kind: 'status', status: 500, call: 2 }],
});
