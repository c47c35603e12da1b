import type { BaseTranslation } from '../../i18n-types.ts';

const notices = {
  lead: 'News about games, payments and maintenance.',
  emptyTitle: 'No announcements',
  emptyText: 'News about games, payments and maintenance will show here.',
  failed: 'The newest announcements could not be loaded.',
} as const satisfies BaseTranslation;

export default notices;
