import { memberByAccount } from '../../account/rules/members.ts';
import { endLater } from '../../safety/rules/two-steps.ts';
import { scenario } from '../scenario.ts';
import twoSteps from './two-steps.ts';

export default scenario({
  description: 'player01 has two steps on, and somebody told the desk that the phone is lost: they go off in a day.',
  requirements: ['X09'],
  change: (world) => {
    twoSteps.change?.(world);
    const player = memberByAccount(world.state, 'player01');
    if (player) endLater(world, player.id);
  },
});
