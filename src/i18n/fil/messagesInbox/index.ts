import type { NamespaceMessagesInboxTranslation } from '../../i18n-types.ts';

const messagesInbox = {
  parts: 'Messages at announcements',
  letters: 'Inbox',
  news: 'Announcements',
  unreadLeft: '{n} hindi pa nababasa',
  allRead: 'Nabasa na lahat',
  choose: 'Pumili',
  stopChoosing: 'Tapos na',
  chosen: '{n} ang napili',
  chooseAll: 'Lahat',
  chooseNone: 'Wala',
  chooseOne: 'Piliin: {title}',
  markRead: 'I-mark na nabasa na',
  markUnread: 'I-mark na hindi pa nabasa',
  remove: 'I-delete',
  removed: '{n} ang na-delete',
  undo: 'I-undo',
  isUnread: 'Hindi pa nababasa',
  loadMore: 'Mag-load pa',
  shown: '{n} sa {total}',
  listLabel: 'Messages',
  chooseActions: 'Mga napiling message',
  emptyTitle: 'Walang message',
  emptyText: 'Lalabas dito ang balita tungkol sa account, rewards at payments mo.',
  noNewsTitle: 'Walang announcement',
  noNewsText: 'Lalabas dito ang balita tungkol sa site.',
} as const satisfies NamespaceMessagesInboxTranslation;

export default messagesInbox;
