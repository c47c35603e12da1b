import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Members register by username or by mobile number.',
  requirements: ['R138', 'R143'],
  flags: { USERNAMEREG3: true, MOBILENUMREG3: true },
});
