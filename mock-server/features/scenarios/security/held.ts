import { member } from '../../account/rules/members.ts';
import { noteWayBackChange } from '../../account/rules/recovery-change.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has just changed the e-mail: withdrawals wait a day.',
  requirements: ['R027', 'R265'],
  change: (world) => {
    const found = world.state.get(member, playerId(world));
    if (found) noteWayBackChange(world, found, 'email', true);
  },
});
