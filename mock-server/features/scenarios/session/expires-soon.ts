import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A session lasts one minute without use.',
  requirements: ['A78'],
  flags: { SESSION_MINUTES: 1 },
});
