import type { Partly } from '../../complete.ts';
import type { NamespaceLotterySlipsTranslation } from '../../i18n-types.ts';

const lotterySlips = {
  which: 'Cược đang mở hoặc đã có kết quả',
  open: 'Đang mở',
  settled: 'Đã có kết quả',
  loading: 'Đang tải cược',
  openEmptyTitle: 'Không có cược đang mở',
  openEmptyText: 'Cược đang mở sẽ hiện ở đây.',
  settledEmptyTitle: 'Chưa có cược nào có kết quả',
  settledEmptyText: 'Kết quả cược trong 30 ngày gần đây sẽ hiện ở đây.',
  guestTitle: 'Đăng nhập để xem cược',
  guestText: 'Cược đang mở và đã có kết quả hiện ở đây.',
  failedTitle: 'Không tải được cược của bạn',
  more: 'Xem thêm',
  draw: 'Kỳ {id}',
  placedAt: 'Đặt {time}',
  numbers: 'Số đã quay',
  orderNo: 'Phiếu cược {id}',
  statusOpen: 'Đang mở',
  statusWon: 'Thắng',
  statusLost: 'Thua',
  statusCancelled: 'Đã hủy',
  odds: '×{odds}',
  takeBack: 'Hủy cược',
  takeBackBet: 'Hủy cược {play} {numbers}',
  askTitle: 'Hủy cược này?',
  askText: '{play} {numbers}: {amount} trở về số dư của bạn.',
  keep: 'Giữ cược',
  takenBack: 'Đã hủy cược. {amount} đã về số dư',
  closed: 'Kỳ này đã đóng cược nên không hủy được.',
} as const satisfies Partly<NamespaceLotterySlipsTranslation>;

export default lotterySlips;
