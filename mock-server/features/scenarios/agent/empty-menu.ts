import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The agent grid has no entries.',
  requirements: ['R188', 'A76'],
  flags: { AGENT_MENU: [] },
});
