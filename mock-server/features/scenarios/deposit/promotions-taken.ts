import { memberByAccount } from '../../account/rules/members.ts';
import { acceptPromo } from '../../cashier/rules/deposit-promos.ts';
import { depositOfPlayer } from '../deposit-of-player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has taken the reload promotion with a deposit today: it comes back at midnight.',
  requirements: ['R264', 'X11'],
  change: (world) => {
    acceptPromo(world, memberByAccount(world.state, 'player01')?.id ?? '', 451);
    depositOfPlayer(world, 'gateway', 'approved');
  },
});
