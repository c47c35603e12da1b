import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The phone and social provider is not initialised.',
  requirements: ['R130', 'A65'],
  flags: { PROVIDER_READY: false, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
});
