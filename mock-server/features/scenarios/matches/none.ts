import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No hot match is on.',
  requirements: ['R076'],
  flags: { HOT_MATCHES: 0 },
});
