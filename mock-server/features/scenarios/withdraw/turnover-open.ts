import { memberByAccount } from '../../account/rules/members.ts';
import { requireTurnover } from '../../cashier/rules/turnover.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has to stake ₱1,000 more before money may leave.',
  requirements: ['R263'],
  change: (world) => requireTurnover(world, memberByAccount(world.state, 'player01')?.id ?? '', 100_000, 'scenario'),
});
