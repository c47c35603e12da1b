import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Nobody can register.',
  requirements: ['R004', 'R138'],
  flags: { USERNAMEREG3: false, MOBILENUMREG3: false },
});
