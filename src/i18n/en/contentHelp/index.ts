import type { BaseTranslation } from '../../i18n-types.ts';

const contentHelp = {
  topics: 'Topics',
  lead: 'Short answers about accounts, deposits, withdrawals, games and safe play.',
  emptyTitle: 'No answers yet',
  emptyText: 'Questions and answers will appear here. You can use live chat now.',
  stuck: 'Still need help?',
  stuckText: 'Chat with customer service.',
  chat: 'Live chat',
} as const satisfies BaseTranslation;

export default contentHelp;
