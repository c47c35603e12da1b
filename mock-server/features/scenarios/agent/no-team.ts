import { member, memberByAccount } from '../../account/rules/members.ts';
import { directsOf } from '../../agent/rules/team.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Nobody is below agent01.',
  requirements: ['R188', 'R204'],
  settles: 'how many members are below agent01',
  change: ({ state }) => {
    for (const it of directsOf(state, memberByAccount(state, 'agent01')?.id ?? ''))
      state.put(member, { ...it, upline: null });
  },
});
