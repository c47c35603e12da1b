import type { Partly } from '../../complete.ts';
import type { NamespaceCashierUplineTranslation } from '../../i18n-types.ts';

const cashierUpline = {
  to: 'Chuyển cho {name}',
  balance: 'Ví chính',
  amount: 'Số tiền',
  amountHint: 'Tiền đến ngay và không thể hủy.',
  amountNone: 'Nhập số tiền, ví dụ {example}.',
  amountLow: 'Số tiền chuyển tối thiểu là {amount}.',
  amountHigh: 'Số dư ví chính không đủ.',
  password: 'Mật khẩu rút tiền',
  passwordNone: 'Nhập mật khẩu rút tiền.',
  send: 'Chuyển',
  askTitle: 'Chuyển {amount}?',
  askText: '{name} nhận được ngay. Bạn không thể hủy lệnh này.',
  done: 'Đã chuyển {amount} cho {name}',
  refused: 'Hiện không thực hiện được lệnh này. Bạn không bị trừ tiền.',
  history: 'Các lệnh chuyển của bạn',
  sum: 'Đã chuyển',
  emptyTitle: 'Không có lệnh chuyển trong kỳ này',
  emptyText: 'Các lệnh chuyển cho tuyến trên sẽ hiện ở đây.',
} as const satisfies Partly<NamespaceCashierUplineTranslation>;

export default cashierUpline;
