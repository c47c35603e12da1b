import { announcement } from '../../content/rules/announcements.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Neither home nor registration has a banner.',
  requirements: ['R073', 'A26'],
  settles: 'how many banners there are',
  change: (world) => {
    for (const { id } of world.state.by(announcement, 'type', 'B')) world.state.remove(announcement, id);
  },
});
