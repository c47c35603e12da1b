import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A day later.',
  requirements: ['A31', 'A78'],
  clock: { advance: '1d' },
});
