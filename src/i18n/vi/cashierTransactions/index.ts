import type { Partly } from '../../complete.ts';
import type { NamespaceCashierTransactionsTranslation } from '../../i18n-types.ts';

const cashierTransactions = {
  askingTitle: 'Đang kiểm tra giao dịch',
  askingText: 'Chúng tôi chưa nhận được phản hồi. Bạn sẽ không bị trừ tiền hai lần.',
  unsureTitle: 'Vẫn đang kiểm tra giao dịch',
  unsureText: 'Chưa rõ giao dịch đã hoàn tất chưa. Bạn sẽ không bị trừ tiền hai lần.',
  undoneTitle: 'Giao dịch không thành công',
  undoneText: 'Bạn không bị trừ tiền và nội dung đã nhập vẫn còn. Vui lòng thử lại.',
  unknownTitle: 'Chưa xác nhận được giao dịch gần nhất của bạn',
  unknownText: 'Hãy xem lịch sử trước khi thử lại.',
  ask: 'Kiểm tra lại',
  orderUnknown: 'Không tìm thấy giao dịch này trong tài khoản của bạn.',
  stale: 'Không có kết nối. Thông tin có thể đã cũ.',
} as const satisfies Partly<NamespaceCashierTransactionsTranslation>;

export default cashierTransactions;
