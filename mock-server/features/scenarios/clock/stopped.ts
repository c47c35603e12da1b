import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The clock stands at noon in Manila.',
  requirements: ['A31'],
  clock: { at: '12:00', frozen: true },
});
