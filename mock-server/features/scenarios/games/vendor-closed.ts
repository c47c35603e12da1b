import { game } from '../../games/rules/catalogue.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The games of JL are closed.',
  requirements: ['R253'],
  change: (world) => {
    for (const it of world.state.by(game, 'vassalage', 'JL')) world.state.put(game, { ...it, supportPlay: false });
  },
});
