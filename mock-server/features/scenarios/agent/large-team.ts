import { growTeam } from '../grow-team.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Five thousand members over six levels are below agent01; one in six has played today.',
  requirements: ['X20', 'R257', 'R204'],
  settles: 'how many members are below agent01',
  change: growTeam,
});
