import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The game list takes four seconds, everything else is quick.',
  requirements: ['R101'],
  faults: [{ endpoint: 'gameList', kind: 'delay', delay: 4000 }],
});
