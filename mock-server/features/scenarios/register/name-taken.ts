import { openAccount } from '../../account/rules/new-member.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The name bagong01 is taken.',
  requirements: ['R228', 'R269'],
  change: (world) => {
    openAccount(world, { account: 'bagong01' });
  },
});
