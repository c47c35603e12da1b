import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The new member centre and the new deposit detail are switched on.',
  requirements: ['R042', 'R043', 'A16'],
  flags: { MEM_CEN: '1', DEP_FUNC: '1' },
});
