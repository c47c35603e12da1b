import { memberByAccount } from '../../account/rules/members.ts';
import { keepTemporaryPassword } from '../../account/rules/recovery.ts';
import { scenario } from '../scenario.ts';

export const temporaryPassword = 'Rc12345678';

export default scenario({
  description: `player01 was mailed the temporary password ${temporaryPassword}: it logs in once and must be changed.`,
  requirements: ['R161', 'A05'],
  change: (world) => {
    const player = memberByAccount(world.state, 'player01');
    if (player) keepTemporaryPassword(world, player, temporaryPassword);
  },
});
