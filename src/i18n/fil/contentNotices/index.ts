import type { NamespaceContentNoticesTranslation } from '../../i18n-types.ts';

const notices = {
  lead: 'Balita tungkol sa laro, bayad at maintenance.',
  emptyTitle: 'Walang anunsyo',
  emptyText: 'Dito lalabas ang balita tungkol sa laro, bayad at maintenance.',
  failed: 'Hindi ma-load ang pinakabagong anunsyo.',
} as const satisfies NamespaceContentNoticesTranslation;

export default notices;
