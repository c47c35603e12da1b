import { game } from '../../rules/games/catalogue.ts';
import { lotteriesOf } from '../../rules/lottery/lotteries.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No lottery takes bets.',
  requirements: ['R252'],
  change: (world) => {
    for (const it of lotteriesOf(world.state)) world.state.put(game, { ...it.game, supportPlay: false });
  },
});
