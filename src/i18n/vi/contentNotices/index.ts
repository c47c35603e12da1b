import type { Partly } from '../../complete.ts';
import type { NamespaceContentNoticesTranslation } from '../../i18n-types.ts';

const contentNotices = {
  lead: 'Tin về trò chơi, thanh toán và bảo trì.',
  emptyTitle: 'Không có thông báo',
  emptyText: 'Tin về trò chơi, thanh toán và bảo trì sẽ hiện ở đây.',
  failed: 'Không tải được thông báo mới nhất.',
} as const satisfies Partly<NamespaceContentNoticesTranslation>;

export default contentNotices;
