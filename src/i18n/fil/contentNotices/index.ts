import type { NamespaceContentNoticesTranslation } from '../../i18n-types.ts';

const contentNotices = {
  lead: 'Balita tungkol sa laro, payments at maintenance.',
  emptyTitle: 'Walang announcement',
  emptyText: 'Lalabas dito ang balita tungkol sa laro, payments at maintenance.',
  failed: 'Hindi na-load ang pinakabagong announcements.',
} as const satisfies NamespaceContentNoticesTranslation;

export default contentNotices;
