import { clearRewards } from '../player-rewards.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The reward centre of player01 is empty.',
  requirements: ['R181', 'A73'],
  settles: 'how many rewards wait for player01',
  change: clearRewards,
});
