import type { BaseTranslation } from '../../i18n-types.ts';

const messagesInbox = {
  parts: 'Messages and announcements',
  letters: 'Inbox',
  news: 'Announcements',
  unreadLeft: '{n} unread',
  allRead: 'All read',
  choose: 'Select',
  stopChoosing: 'Done',
  chosen: '{n} selected',
  chooseAll: 'All',
  chooseNone: 'None',
  chooseOne: 'Select: {title}',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Delete',
  removed: '{n} deleted',
  undo: 'Undo',
  isUnread: 'Unread',
  loadMore: 'Load more',
  shown: '{n} of {total}',
  listLabel: 'Messages',
  chooseActions: 'Selected messages',
  emptyTitle: 'No messages',
  emptyText: 'News about your account, rewards and payments will appear here.',
  noNewsTitle: 'No announcements',
  noNewsText: 'News about the site will appear here.',
} as const satisfies BaseTranslation;

export default messagesInbox;
