import { categories } from '../../../../src/contract/limits.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The server names hot games and slots only.',
  requirements: ['R091', 'A37'],
  flags: { HIDDEN_CATEGORIES: categories.filter((it) => it !== 'HOT' && it !== 'RNG') },
});
