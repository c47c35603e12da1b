import { memberByAccount } from '../../account/rules/members.ts';
import { favourite, recent } from '../../games/rules/favourites-and-recents.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'player01 has marked and played nothing yet.',
  requirements: ['R250', 'R251'],
  change: (world) => {
    const { state } = world;
    const player = memberByAccount(state, 'player01')?.id ?? '';
    for (const { id } of state.by(favourite, 'member', player)) state.remove(favourite, id);
    for (const { id } of state.by(recent, 'member', player)) state.remove(recent, id);
  },
});
