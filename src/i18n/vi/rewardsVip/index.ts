import type { Partly } from '../../complete.ts';
import type { NamespaceRewardsVipTranslation } from '../../i18n-types.ts';

const rewardsVip = {
  yourLevel: 'Cấp của bạn',
  next: 'Tiếp theo: {name}',
  top: 'Bạn ở cấp cao nhất và nhận mọi quyền lợi.',
  stake: 'Cược hợp lệ',
  deposit: 'Nạp tiền',
  of: '{have} / {need}',
  stakeMissing: 'Cược thêm {amount}',
  depositMissing: 'Nạp thêm {amount}',
  done: 'Hoàn thành',
  ladder: 'Mọi cấp',
  here: 'Cấp của bạn',
  benefits: 'Quyền lợi theo cấp',
  cashback: 'Hoàn trả cược, tối đa',
  birthday: 'Quà sinh nhật',
  upgrade: 'Quà lên cấp',
  times: 'Số lần rút mỗi ngày',
  freeTimes: 'Số lần rút miễn phí mỗi ngày',
  limit: 'Hạn mức rút mỗi ngày',
  needStake: 'Cược hợp lệ cần đạt',
  needDeposit: 'Tiền nạp cần đạt',
  level: 'Cấp',
  note: 'Tính cược tiền thật và lệnh nạp hoàn tất. Bạn không bao giờ bị hạ cấp.',
  counts: 'Cách tính cược – {games}. Tiền thưởng và cược gần như không có rủi ro thì không tính.',
} as const satisfies Partly<NamespaceRewardsVipTranslation>;

export default rewardsVip;
