import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The visitor’s region is barred.',
  requirements: ['R041', 'A15'],
  flags: { REGION_RESTRICTED: true },
});
