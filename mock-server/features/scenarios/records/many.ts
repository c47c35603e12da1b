import { memberByAccount } from '../../account/rules/members.ts';
import { betsAtEvenOdds } from '../many-bets.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has 10,000 more bets within the last 30 days; each brought its stake back.',
  requirements: ['R029', 'R030', 'A12'],
  settles: 'how much the records of player01 hold',
  change: (world) => betsAtEvenOdds(world, memberByAccount(world.state, 'player01')?.id ?? '', 10_000),
});
