import { scenario } from '../scenario.ts';

export default scenario({
  description: 'There is no app to download.',
  requirements: ['R082', 'R083'],
  flags: { DOWNLOADS: [] },
});
