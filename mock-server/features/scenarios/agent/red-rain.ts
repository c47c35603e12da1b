import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Red envelopes rain on agents: the clock stands a minute after eight in the evening.',
  requirements: ['R035'],
  clock: { at: '20:01', frozen: true },
});
