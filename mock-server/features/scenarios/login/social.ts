import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Facebook and Google are offered beside the form.',
  requirements: ['R130', 'A55'],
  flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
});
