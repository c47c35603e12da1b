import { announcement } from '../../content/rules/announcements.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'There is no news and no popup.',
  requirements: ['R069', 'R079'],
  change: (world) => {
    for (const type of ['PL', 'PU'])
      for (const { id } of world.state.by(announcement, 'type', type)) world.state.remove(announcement, id);
  },
});
