import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The ways to deposit cannot be loaded.',
  requirements: ['R264', 'R274'],
  faults: [{ endpoint: 'depositChannels', kind: 'status', status: 500 }],
});
