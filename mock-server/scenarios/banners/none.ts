import { announcement } from '../../world/announcements.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The home page has no banner.',
  requirements: ['R073'],
  change: (world) => {
    for (const { id, group } of world.state.by(announcement, 'type', 'B'))
      if (group !== 'm_reg') world.state.remove(announcement, id);
  },
});
