import { scenario } from '../scenario.ts';

export default scenario({
  description: 'One minute before midnight in Manila.',
  requirements: ['A31'],
  clock: { at: '23:59' },
});
