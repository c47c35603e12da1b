import { memberByAccount } from '../../account/rules/members.ts';
import { authenticator } from '../../safety/rules/authenticators.ts';
import { renewCodes } from '../../safety/rules/recovery-codes.ts';
import { scenario } from '../scenario.ts';

/** Base32, for an authenticator app. */
export const seedSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export default scenario({
  description: `player01 has two steps on; the app’s key is ${seedSecret}, its code stands in the console among the codes.`,
  requirements: ['X09'],
  change: (world) => {
    const player = memberByAccount(world.state, 'player01');
    if (!player) return;
    const since = world.now() - 40 * 86_400_000;
    world.state.put(authenticator, { id: player.id, secret: seedSecret, since, lastStep: 0 });
    renewCodes(world, player.id);
  },
});
