import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The balance takes five seconds, everything else is quick.',
  requirements: ['R060', 'R245'],
  faults: [{ endpoint: 'balance', kind: 'delay', delay: 5000 }],
});
