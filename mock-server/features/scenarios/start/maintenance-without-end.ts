import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The platform is under maintenance and nobody knows for how long.',
  requirements: ['R040'],
  flags: { MAINTENANCE: true, MAINTENANCE_MINUTES: 0 },
});
