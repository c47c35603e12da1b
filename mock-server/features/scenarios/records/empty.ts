import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Six weeks went by in which nobody did anything: the records of the last 30 days are empty.',
  requirements: ['R028', 'R029', 'R030', 'A12'],
  settles: 'how much the records of player01 hold',
  clock: { advance: '42d' },
});
