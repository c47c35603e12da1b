import type { Partly } from '../../complete.ts';
import type { NamespaceMessagesInboxTranslation } from '../../i18n-types.ts';

const messagesInbox = {
  parts: 'Tin nhắn và thông báo',
  letters: 'Hộp thư',
  news: 'Thông báo',
  unreadLeft: '{n} chưa đọc',
  allRead: 'Đã đọc hết',
  choose: 'Chọn',
  stopChoosing: 'Xong',
  chosen: 'Đã chọn {n}',
  chooseAll: 'Tất cả',
  chooseNone: 'Bỏ chọn',
  chooseOne: 'Chọn: {title}',
  markRead: 'Đánh dấu đã đọc',
  markUnread: 'Đánh dấu chưa đọc',
  remove: 'Xóa',
  removed: 'Đã xóa {n}',
  undo: 'Hoàn tác',
  isUnread: 'Chưa đọc',
  loadMore: 'Tải thêm',
  shown: '{n}/{total}',
  listLabel: 'Tin nhắn',
  chooseActions: 'Tin nhắn đã chọn',
  emptyTitle: 'Không có tin nhắn',
  emptyText: 'Tin về tài khoản, phần thưởng và thanh toán sẽ hiện ở đây.',
  noNewsTitle: 'Không có thông báo',
  noNewsText: 'Tin về trang sẽ hiện ở đây.',
} as const satisfies Partly<NamespaceMessagesInboxTranslation>;

export default messagesInbox;
