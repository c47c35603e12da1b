import type { BaseTranslation } from '../../i18n-types.ts';

const accountTrial = {
  heading: 'Try it first',
  lead: 'A free account with play money. No name, number or deposit needed.',
  canTitle: 'What you can do',
  can1: 'Browse and play all games',
  can2: 'Save favourites and see your recent games',
  cannotTitle: 'Needs a real account',
  cannot1: 'Deposits and withdrawals',
  cannot2: 'Records, rewards and messages',
  start: 'Start free trial',
  register: 'Create a real account',
} as const satisfies BaseTranslation;

export default accountTrial;
