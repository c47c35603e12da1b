import { orderDeposit } from '../../cashier/rules/deposit-order.ts';
import { limitState } from '../../safety/rules/limits.ts';
import { setLimit } from '../../safety/rules/settings.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description:
    'player01 may deposit ₱120 more within 24 hours, of which ₱50 are on their way, and lose ₱80 more today.',
  requirements: ['X02'],
  change: (world) => {
    const member = playerId(world);
    const used = (kind: 'deposit' | 'loss') => limitState(world.state, member, kind, 'day', world.now()).used / 100;
    setLimit(world, member, 'deposit', 'day', used('deposit') + 120);
    setLimit(world, member, 'loss', 'day', used('loss') + 80);
    orderDeposit(world, member, { channel: 'gateway', bankId: 'GCASH', centavos: 5_000, origin: '' });
  },
});
