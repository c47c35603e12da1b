import type { Partly } from '../../complete.ts';
import type { NamespaceContentHelpTranslation } from '../../i18n-types.ts';

const contentHelp = {
  topics: 'Chủ đề',
  lead: 'Câu trả lời ngắn về tài khoản, nạp tiền, rút tiền, trò chơi và chơi an toàn.',
  emptyTitle: 'Chưa có câu trả lời',
  emptyText: 'Câu hỏi và câu trả lời sẽ hiện ở đây. Bạn có thể chat trực tuyến ngay.',
  stuck: 'Vẫn cần trợ giúp?',
  stuckText: 'Chat với chăm sóc khách hàng.',
  chat: 'Chat trực tuyến',
} as const satisfies Partly<NamespaceContentHelpTranslation>;

export default contentHelp;
