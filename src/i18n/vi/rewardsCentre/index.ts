import type { Partly } from '../../complete.ts';
import type { NamespaceRewardsCentreTranslation } from '../../i18n-types.ts';

const rewardsCentre = {
  lead: 'Có thể nhận',
  none: 'Không có thưởng để nhận',
  count: '{n} phần thưởng',
  claimAll: 'Nhận tất cả',
  open: 'Chưa nhận',
  history: 'Lịch sử',
  which: 'Lọc phần thưởng',
  bonus: 'Thưởng',
  cashback: 'Hoàn tiền',
  birthday: 'Sinh nhật',
  upgrade: 'Cấp VIP',
  referral: 'Giới thiệu',
  event: 'Sự kiện',
  through: 'Bị khóa đến khi bạn cược {amount} ({n}×), không giới hạn thời gian',
  throughDeposit: 'Bị khóa đến khi bạn nạp lần đầu và cược {amount} ({n}×), không giới hạn thời gian',
  freeDeposit: 'Bị khóa đến khi bạn nạp lần đầu, không giới hạn thời gian',
  free: 'Không cần vòng cược',
  from: 'Nhận từ {time}',
  claimedAt: 'Đã nhận {time}',
  expiredAt: 'Hết hạn {time}',
  expired: 'Hết hạn',
  waiting: 'Sắp mở',
  emptyTitle: 'Chưa có phần thưởng',
  emptyText: 'Thưởng cấp VIP, sinh nhật, giới thiệu và sự kiện sẽ hiện ở đây.',
  emptyAction: 'Xem khuyến mãi',
  pastTitle: 'Chưa nhận phần thưởng nào',
  pastText: 'Thưởng đã nhận và hết hạn sẽ hiện ở đây.',
  someFailed: 'Chưa nhận được {n} phần. Các phần khác đã vào số dư.',
} as const satisfies Partly<NamespaceRewardsCentreTranslation>;

export default rewardsCentre;
