import { announcement } from '../../content/rules/announcements.ts';
import { promotionsOf } from '../../content/rules/site-content.ts';
import { ended } from '../ended.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'No promotion runs.',
  requirements: ['R122'],
  settles: 'how many promotions run',
  change: (world) => {
    for (const it of promotionsOf(world)) world.state.put(announcement, ended(it, world.now()));
  },
});
