import { scenario } from '../scenario.ts';

export default scenario({
  description: 'One call in three gets the page of a gateway instead of an answer.',
  requirements: ['R271', 'R274'],
  faults: [{ endpoint: '*', kind: 'status', status: 502, rate: 0.33 }],
});
