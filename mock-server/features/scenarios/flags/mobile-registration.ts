import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Members register by mobile number only.',
  requirements: ['R138', 'R144'],
  flags: { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true },
});
