import type { Partly } from '../../complete.ts';
import type { NamespaceCashierTransactionResultsTranslation } from '../../i18n-types.ts';

const cashierTransactionResults = {
  deposit: 'Nạp tiền',
  withdrawal: 'Rút tiền',
  cancelled: 'Hủy rút tiền',
  transfer: 'Chuyển tiền',
  dividend: 'Trả cổ tức',
  bets: 'Cược xổ số',
  claim: 'Nhận thưởng',
  other: 'Giao dịch gần nhất',
  done: '{what}: hoàn tất.',
  undone: '{what}: không thành công. Bạn không bị trừ tiền.',
} as const satisfies Partly<NamespaceCashierTransactionResultsTranslation>;

export default cashierTransactionResults;
