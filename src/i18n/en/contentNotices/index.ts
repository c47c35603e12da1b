import type { BaseTranslation } from '../../i18n-types.ts';

const contentNotices = {
  lead: 'News about games, payments and maintenance.',
  emptyTitle: 'No announcements',
  emptyText: 'News about games, payments and maintenance will appear here.',
  failed: 'The latest announcements could not be loaded.',
} as const satisfies BaseTranslation;

export default contentNotices;
