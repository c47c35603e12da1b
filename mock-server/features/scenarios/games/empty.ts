import { game } from '../../games/rules/catalogue.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'There is no game at all.',
  requirements: ['R101'],
  change: (world) => {
    for (const { id } of world.state.all(game)) world.state.remove(game, id);
  },
});
