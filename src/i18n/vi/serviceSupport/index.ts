import type { Partly } from '../../complete.ts';
import type { NamespaceServiceSupportTranslation } from '../../i18n-types.ts';

const serviceSupport = {
  lead: 'Chúng tôi hỗ trợ bằng {languages}.',
  chat: 'Chat trực tuyến',
  chatText: 'Thường trả lời trong một phút',
  first: 'Chăm sóc khách hàng 1',
  second: 'Chăm sóc khách hàng 2',
  deskText: 'Nếu chat đang bận',
  site: 'Trang hỗ trợ',
  site2: 'Trang hỗ trợ 2',
  siteText: 'Nếu các cách khác không mở được',
  toHelp: 'Trung tâm trợ giúp',
  helpText: 'Câu trả lời ngắn cho câu hỏi thường gặp',
  toFeedback: 'Góp ý',
  feedbackText: 'Gửi khiếu nại và ý tưởng',
  closed: 'Chăm sóc khách hàng hiện đang nghỉ. Trung tâm trợ giúp luôn mở.',
  safe: 'Chúng tôi không bao giờ hỏi mật khẩu của bạn.',
  chatLead: 'Chat mô phỏng, trả lời từ Trung tâm trợ giúp.',
  chatLog: 'Cuộc trò chuyện',
  questions: 'Câu hỏi thường gặp',
  askDeposit: 'Khi nào tiền nạp đến?',
  askWithdrawal: 'Rút tiền thế nào?',
  askPassword: 'Tôi quên mật khẩu',
  message: 'Tin nhắn của bạn',
  send: 'Gửi',
  more: 'Đọc thêm',
  you: 'Bạn',
  desk: 'Hỗ trợ',
  needScript: 'Chat cần JavaScript. Bạn vẫn có thể dùng Trung tâm trợ giúp và đường dây bên dưới.',
  failed: 'Không mở được chat.',
  notSent: 'Chưa gửi. Vui lòng thử lại.',
  tooLong: 'Dùng tối đa 500 ký tự mỗi tin nhắn.',
} as const satisfies Partly<NamespaceServiceSupportTranslation>;

export default serviceSupport;
