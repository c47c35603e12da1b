import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The second call for bets and for movements of the account fails.',
  requirements: ['R029', 'R030', 'A12'],
  faults: ['bets', 'transactions'].map((endpoint) => ({ endpoint, kind: 'status', status: 500, call: 2 })),
});
