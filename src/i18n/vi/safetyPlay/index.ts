import type { Partly } from '../../complete.ts';
import type { NamespaceSafetyPlayTranslation } from '../../i18n-types.ts';

const safetyPlay = {
  title: 'Hoạt động của bạn',
  week: '7 ngày gần đây',
  time: 'Thời gian chơi',
  staked: 'Tiền cược',
  net: 'Kết quả ròng',
  hours: '{hours} giờ {minutes} phút',
  minutes: '{minutes} phút',
  perDay: 'Số phút chơi theo ngày',
  perMonth: 'Kết quả ròng theo tháng',
  day: 'Ngày',
  month: 'Tháng',
  table: 'Xem dạng bảng',
  nothing: 'Bạn không chơi trong 7 ngày gần đây.',
} as const satisfies Partly<NamespaceSafetyPlayTranslation>;

export default safetyPlay;
