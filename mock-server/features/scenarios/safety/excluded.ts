import { closeAccount } from '../../safety/rules/closing.ts';
import { playerId } from '../player.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has excluded themself for six months.',
  requirements: ['X06'],
  change: (world) => void closeAccount(world, playerId(world), { kind: 'exclusion', months: 6 }),
});
