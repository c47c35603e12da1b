import { scenario } from '../scenario.ts';

export default scenario({
  description: 'This is the site of the agents: players are refused.',
  requirements: ['R222', 'A85'],
  flags: { SITE_KIND: 'agent' },
});
