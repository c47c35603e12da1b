import { scenario } from '../scenario.ts';

export default scenario({
  description: 'A registration does not sign in: the site has to log in itself.',
  requirements: ['A66'],
  flags: { REGISTER_TOKEN: false },
});
