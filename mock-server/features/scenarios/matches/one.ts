import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A single hot match is on, so the strip stands still.',
  requirements: ['R076'],
  flags: { HOT_MATCHES: 1 },
});
