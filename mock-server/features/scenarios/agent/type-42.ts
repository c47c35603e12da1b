import { member, memberByAccount } from '../../account/rules/members.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The account agent41 is of type 42: an agent without contracts and dividends, as type 41 is.',
  requirements: ['R194', 'R221'],
  settles: 'type of agent41',
  change: ({ state }) => {
    const found = memberByAccount(state, 'agent41');
    if (found) state.put(member, { ...found, type: 42 });
  },
});
