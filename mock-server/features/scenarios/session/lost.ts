import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The backend no longer knows the session when the member is asked for.',
  requirements: ['A78', 'R269'],
  faults: [{ endpoint: 'memberInfo', kind: 'error', code: 'session.expired' }],
});
