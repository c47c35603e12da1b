import { memberByAccount } from '../../account/rules/members.ts';
import { startSession } from '../../account/rules/sessions.ts';
import { noteSignIn } from '../../account/rules/sign-ins.ts';
import { scenario } from '../scenario.ts';

const phone = { device: 'Chrome, Android', mobile: true, place: 'Manila', shell: null };
const laptop = { device: 'Edge, Windows', mobile: false, place: 'Manila', shell: null };
const stranger = { device: 'Firefox, Linux', mobile: false, place: 'Singapore', shell: null };

export default scenario({
  description:
    'player01 is signed in on a phone, a laptop and a device never seen before, after wrong passwords from there.',
  requirements: ['X08'],
  change: (world) => {
    const player = memberByAccount(world.state, 'player01');
    if (!player) return;
    startSession(world, player, { arrival: phone, way: 'password' });
    startSession(world, player, { arrival: laptop, way: 'google' });
    const failed = { way: 'password', twoSteps: false, outcome: 'wrong-password' } as const;
    for (let tries = 0; tries < 2; tries += 1) noteSignIn(world, player.id, stranger, failed);
    startSession(world, player, { arrival: stranger, way: 'password' });
  },
});
