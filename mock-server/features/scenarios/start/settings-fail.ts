import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The settings cannot be read: the site falls back on what it knows.',
  requirements: ['R044', 'R045', 'A96'],
  faults: [
    { endpoint: 'consolidatedSettings', kind: 'status', status: 503 },
    { endpoint: 'templateSettings', kind: 'status', status: 503 },
  ],
});
