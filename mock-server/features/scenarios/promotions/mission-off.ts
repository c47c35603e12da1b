import { scenario } from '../scenario.ts';

export default scenario({
  description: 'There are no missions.',
  requirements: ['R182'],
  flags: { MISSION: false },
});
