import type { NamespaceMessagesNoticesTranslation } from '../../i18n-types.ts';

const messagesNotices = {
  title: 'Thông báo',
  what: 'Nạp tiền, rút tiền, cược và bảo mật',
  device: 'Thông báo trên thiết bị này',
  deviceHint: 'Thông báo tắt khi bạn đăng xuất.',
  kinds: 'Thông báo cho tôi về',
  deposits: 'Nạp tiền',
  withdrawals: 'Rút tiền',
  bets: 'Cược đã có kết quả',
  security: 'Bảo mật tài khoản',
  promotions: 'Khuyến mãi',
  promotionsHint: 'Không bao giờ gửi khi bạn có hạn mức, đang tạm nghỉ hoặc tự loại trừ.',
  details: 'Hiện số tiền và trò chơi',
  detailsHint: 'Tắt để ẩn trên màn hình khóa.',
  inbox: 'Các tin nhắn này cũng có trong hộp thư của bạn.',
  unsupported: 'Trình duyệt này không hiện được thông báo. Trên iPhone, hãy thêm ứng dụng vào Màn hình chính trước.',
  blocked: 'Thông báo đang bị chặn. Hãy cho phép trong cài đặt trang web của trình duyệt.',
  unavailable: 'Hiện không dùng được thông báo. Tin nhắn của bạn ở trong hộp thư.',
  failed: 'Không bật được thông báo. Vui lòng thử lại sau.',
  askDeposit: 'Báo cho tôi khi tiền vào',
  askWithdrawal: 'Báo cho tôi khi đã chi trả',
  askBet: 'Báo cho tôi khi có kết quả',
  on: 'Bạn sẽ nhận thông báo trên thiết bị này.',
  settings: 'Cài đặt thông báo',
} as const satisfies NamespaceMessagesNoticesTranslation;

export default messagesNotices;
