import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The settings take six seconds.',
  requirements: ['R044', 'R045', 'A96'],
  faults: [
    { endpoint: 'consolidatedSettings', kind: 'delay', delay: 6000 },
    { endpoint: 'templateSettings', kind: 'delay', delay: 6000 },
  ],
});
