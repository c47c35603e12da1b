import { member, memberByAccount } from '../../account/rules/members.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has to change the password at the next login.',
  requirements: ['R137', 'A05'],
  change: (world) => {
    const player = memberByAccount(world.state, 'player01');
    if (player) world.state.put(member, { ...player, firstTimeLogin: true });
  },
});
