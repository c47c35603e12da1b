import type { NamespaceAccountTrialTranslation } from '../../i18n-types.ts';

const accountTrial = {
  heading: 'Subukan muna',
  lead: 'Free account na may play money. Hindi kailangan ng pangalan, number o deposit.',
  canTitle: 'Puwede mong gawin',
  can1: 'Tingnan at laruin ang lahat ng laro',
  can2: 'Mag-save ng favorites at makita ang recent games mo',
  cannotTitle: 'Kailangan ng totoong account',
  cannot1: 'Deposit at withdrawal',
  cannot2: 'Records, rewards at messages',
  start: 'Simulan ang free trial',
  register: 'Gumawa ng totoong account',
} as const satisfies NamespaceAccountTrialTranslation;

export default accountTrial;
