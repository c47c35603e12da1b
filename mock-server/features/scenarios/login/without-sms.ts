import { scenario } from '../scenario.ts';

export default scenario({
  description: 'There is no login by SMS code.',
  requirements: ['R129'],
  flags: { MOBVERLOGIN3: false },
});
