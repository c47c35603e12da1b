import { game } from '../../games/rules/catalogue.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No game is hot.',
  requirements: ['R091', 'R092'],
  change: (world) => {
    for (const { hotRank: _, ...it } of world.state.all(game).filter(({ hotRank }) => hotRank !== undefined))
      world.state.put(game, it);
  },
});
