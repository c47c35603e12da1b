import { changeSettings, setLimit, settingsOf } from '../../safety/rules/settings.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

const wait = 25 * 3_600_000;

export default scenario({
  description: 'player01 asked a day ago to raise the weekly deposit limit: it waits for the second confirmation.',
  requirements: ['X02'],
  change: (world) => {
    const member = playerId(world);
    setLimit(world, member, 'deposit', 'week', 5_000);
    setLimit(world, member, 'deposit', 'week', 20_000);
    const { limits } = settingsOf(world.state, member);
    const asked = limits['deposit.week'];
    if (!asked?.pending) return;
    const pending = { ...asked.pending, askedAt: asked.pending.askedAt - wait };
    changeSettings(world, member, { limits: { ...limits, 'deposit.week': { ...asked, pending } } });
  },
});
