import { clearRewards } from '../player-rewards.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The reward centre of player01 is empty.',
  requirements: ['R181', 'A73'],
  change: clearRewards,
});
