import { memberByAccount } from '../../account/rules/members.ts';
import { renewCodes, spendRecoveryCode } from '../../safety/rules/recovery-codes.ts';
import { scenario } from '../scenario.ts';
import twoSteps from './two-steps.ts';

export default scenario({
  description: 'player01 has two steps on and two recovery codes left.',
  requirements: ['X09'],
  change: (world) => {
    twoSteps.change?.(world);
    const player = memberByAccount(world.state, 'player01');
    if (!player) return;
    for (const code of renewCodes(world, player.id).slice(2)) spendRecoveryCode(world, player.id, code);
  },
});
