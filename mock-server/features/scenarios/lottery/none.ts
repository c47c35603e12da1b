import { game } from '../../games/rules/catalogue.ts';
import { lotteriesOf } from '../../lottery/rules/lotteries.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No lottery takes bets.',
  requirements: ['R252'],
  change: (world) => {
    for (const it of lotteriesOf(world.state)) world.state.put(game, { ...it.game, supportPlay: false });
  },
});
