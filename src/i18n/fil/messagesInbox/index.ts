import type { NamespaceMessagesInboxTranslation } from '../../i18n-types.ts';

const mailbox = {
  parts: 'Mga mensahe at anunsyo',
  letters: 'Inbox',
  news: 'Mga anunsyo',
  unreadLeft: '{n} hindi pa nababasa',
  allRead: 'Nabasa na lahat',
  choose: 'Pumili',
  stopChoosing: 'Tapos na',
  chosen: '{n} ang napili',
  chooseAll: 'Lahat',
  chooseNone: 'Wala',
  chooseOne: 'Piliin: {title}',
  markRead: 'Nabasa na',
  markUnread: 'Hindi pa nabasa',
  remove: 'Burahin',
  removed: '{n} ang binura',
  undo: 'Ibalik',
  isUnread: 'Hindi pa nababasa',
  loadMore: 'Ipakita pa',
  shown: '{n} sa {total}',
  listLabel: 'Mga mensahe',
  chooseActions: 'Para sa mga napili',
  emptyTitle: 'Walang mensahe',
  emptyText: 'Dito darating ang balita tungkol sa account, gantimpala at bayad mo.',
  noNewsTitle: 'Walang anunsyo',
  noNewsText: 'Dito lalabas ang balita tungkol sa site.',
  toNews: 'Tingnan ang mga anunsyo',
} as const satisfies NamespaceMessagesInboxTranslation;

export default mailbox;
