import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The platform is under maintenance, with an announced end.',
  requirements: ['R040', 'A15'],
  flags: { MAINTENANCE: true },
});
