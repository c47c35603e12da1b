import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every login asks for a captcha.',
  requirements: ['R134', 'A58'],
  flags: { CAPTCHA_AFTER: 0 },
});
