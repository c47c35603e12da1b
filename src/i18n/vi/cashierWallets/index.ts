import type { Partly } from '../../complete.ts';
import type { NamespaceCashierWalletsTranslation } from '../../i18n-types.ts';

const cashierWallets = {
  title: 'Ví của bạn',
  lead: 'Số dư của bạn trong ví chính và ở từng nhà cung cấp.',
  main: 'Ví chính',
  empty: 'Toàn bộ tiền đang ở ví chính.',
  move: 'Chuyển tiền giữa các ví',
  vendor: 'Nhà cung cấp',
  direction: 'Chiều chuyển',
  toVendor: 'Đến nhà cung cấp',
  toMain: 'Về ví chính',
  amount: 'Số tiền',
  all: 'Tất cả',
  send: 'Chuyển tiền',
  returnAll: 'Chuyển hết về ví chính',
  moved: 'Đã chuyển {amount}',
  returned: 'Toàn bộ tiền đã ở ví chính.',
  amountNone: 'Nhập số tiền, ví dụ {example}.',
  amountHigh: 'Ví này chỉ còn {amount}.',
} as const satisfies Partly<NamespaceCashierWalletsTranslation>;

export default cashierWallets;
