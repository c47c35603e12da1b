import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The draws of nine in the evening close in one minute.',
  requirements: ['R252', 'A07'],
  clock: { at: '20:44' },
});
