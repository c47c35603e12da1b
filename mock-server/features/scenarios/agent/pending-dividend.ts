import { scenario } from '../scenario.ts';
import { leaveWaiting } from '../waiting-contracts.ts';

export default scenario({
  description: 'Only a dividend contract waits for agent01.',
  requirements: ['R071', 'R258', 'A94'],
  change: leaveWaiting('dividend'),
});
