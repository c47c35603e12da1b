import type { BaseTranslation } from '../../i18n-types.ts';

const mailbox = {
  parts: 'Messages and announcements',
  letters: 'Inbox',
  news: 'Announcements',
  unreadLeft: '{n} unread',
  allRead: 'All read',
  choose: 'Choose',
  stopChoosing: 'Done',
  chosen: '{n} chosen',
  chooseAll: 'All',
  chooseNone: 'None',
  chooseOne: 'Choose: {title}',
  markRead: 'Mark read',
  markUnread: 'Mark unread',
  remove: 'Delete',
  removed: '{n} deleted',
  undo: 'Undo',
  isUnread: 'Unread',
  loadMore: 'Load more',
  shown: '{n} of {total}',
  listLabel: 'Messages',
  chooseActions: 'With the chosen messages',
  emptyTitle: 'No messages',
  emptyText: 'News about your account, rewards and payments come here.',
  noNewsTitle: 'No announcements',
  noNewsText: 'News about the site will be here.',
  toNews: 'See the announcements',
} as const satisfies BaseTranslation;

export default mailbox;
