import { scenario } from '../scenario.ts';
import rebateWaiting from './rebate-waiting.ts';

export default scenario({
  description: 'A rebate waits for player01 and lapses in a minute, with the week.',
  requirements: ['R182', 'R032'],
  clock: { at: 'Sunday 23:59' },
  ...(rebateWaiting.change && { change: rebateWaiting.change }),
});
