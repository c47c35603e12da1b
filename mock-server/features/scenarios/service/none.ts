import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Customer service cannot be reached.',
  requirements: ['R080', 'A06'],
  flags: { CUSTOMER_SERVICE: false },
});
