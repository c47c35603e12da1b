import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Who chose no language reads Filipino.',
  requirements: ['R005', 'A02'],
  flags: { LOCATION: 'TY' },
});
