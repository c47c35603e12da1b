import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A week went by without play: missions stand at nothing, no rebate waits for player01.',
  requirements: ['R182', 'R032'],
  clock: { advance: '7d' },
});
