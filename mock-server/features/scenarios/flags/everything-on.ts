import { flagDefaults } from '../../../../src/contract/flags.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'Every switch of the merchant is on.',
  requirements: ['R205', 'A96'],
  flags: Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, true])),
});
