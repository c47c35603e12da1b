import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Maintenance and a barred region at once: the site says the first.',
  requirements: ['R040', 'R041', 'A15'],
  flags: { MAINTENANCE: true, REGION_RESTRICTED: true },
});
