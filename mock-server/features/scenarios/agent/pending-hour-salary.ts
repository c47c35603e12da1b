import { scenario } from '../scenario.ts';
import { leaveWaiting } from '../waiting-contracts.ts';

export default scenario({
  description: 'Only an hour salary contract waits for agent01.',
  requirements: ['R071', 'R259', 'A94'],
  change: leaveWaiting('hour'),
});
