import type { Partly } from '../../complete.ts';
import type { NamespaceRewardsRebateTranslation } from '../../i18n-types.ts';

const rewardsRebate = {
  open: 'Hoàn trả có thể nhận',
  since: 'Từ {time}',
  resetsIn: 'Nhận trong {time}',
  daysHours: '{days} ngày {hours} giờ',
  least: 'Tối thiểu {amount}',
  lapse: 'Nhận trước 00:00 thứ Hai, sau đó sẽ hết hạn.',
  kinds: 'Theo loại trò chơi',
  staked: 'Cược hợp lệ',
  rate: 'Tỷ lệ',
  amount: 'Hoàn trả',
  line: '{stake}, tỷ lệ {rate}',
  emptyTitle: 'Tuần này chưa có cược',
  emptyText: 'Bạn nhận hoàn trả cho cược bằng tiền tự nạp, dù thắng hay thua.',
  counts: 'Cách tính cược – {games}. Tiền thưởng và cược gần như không có rủi ro thì không tính.',
  emptyAction: 'Chơi',
  toReport: 'Hoàn trả của tôi',
  toManual: 'Nhận hoàn trả',
  toClaim: 'Nhận hoàn trả',
  reportEmptyTitle: 'Không có hoàn trả trong kỳ này',
  reportEmptyText: 'Hoàn trả bạn nhận sẽ hiện ở đây theo ngày.',
  sumStake: 'Cược hợp lệ',
  sumAmount: 'Hoàn trả',
} as const satisfies Partly<NamespaceRewardsRebateTranslation>;

export default rewardsRebate;
