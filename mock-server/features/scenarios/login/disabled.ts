import { member, memberByAccount } from '../../account/rules/members.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 is disabled: a running session ends, a login is refused.',
  requirements: ['R269'],
  change: (world) => {
    const player = memberByAccount(world.state, 'player01');
    if (player) world.state.put(member, { ...player, disabled: true });
  },
});
