import { announcement } from '../../content/rules/announcements.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The home page has one banner: nothing slides.',
  requirements: ['R074'],
  settles: 'how many banners there are',
  change: (world) => {
    const shown = world.state.by(announcement, 'type', 'B').filter(({ group }) => group !== 'm_reg');
    const [, ...others] = shown.sort((a, b) => Number(a.id) - Number(b.id));
    for (const { id } of others) world.state.remove(announcement, id);
  },
});
