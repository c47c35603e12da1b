import { flagList } from '../../site/rules/flag-list.ts';
import { scenario } from '../scenario.ts';

export default scenario({
  description: 'The registration form has every field there is.',
  requirements: ['R145', 'R157'],
  flags: { REGISTER_FIELDS: flagList.REGISTER_FIELDS.values ?? [] },
});
