import type { BaseTranslation } from '../../i18n-types.ts';

const help = {
  topics: 'Topics',
  lead: 'Short answers about accounts, deposits, withdrawals, games and playing safely.',
  emptyTitle: 'No answers here yet',
  emptyText: 'Questions and answers will show here. Live chat helps until then.',
  stuck: 'Still stuck?',
  stuckText: 'Live chat answers day and night.',
  chat: 'Live chat',
} as const satisfies BaseTranslation;

export default help;
