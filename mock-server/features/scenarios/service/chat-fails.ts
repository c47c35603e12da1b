import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The chat opens, but sending fails.',
  requirements: ['R266'],
  faults: [{ endpoint: 'sendChatMessage', kind: 'status', status: 502 }],
});
