import { scenario } from '../scenario.ts';
import { leaveWaiting } from '../waiting-contracts.ts';

export default scenario({
  description: 'No contract waits for agent01.',
  requirements: ['R071', 'A94'],
  change: leaveWaiting(),
});
