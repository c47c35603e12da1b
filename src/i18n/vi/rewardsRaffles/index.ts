import type { Partly } from '../../complete.ts';
import type { NamespaceRewardsRafflesTranslation } from '../../i18n-types.ts';

const rewardsRaffles = {
  title: 'Vé của bạn',
  logIn: 'Đăng nhập để xem vé của bạn',
  tickets: 'Số vé',
  ofMost: '{n}/{most}',
  draw: 'Quay thưởng',
  drawn: 'Đã quay',
  prizes: 'Giải thưởng',
  result: 'Kết quả của bạn',
  won: 'Bạn trúng {amount}',
  noPrize: 'Lần này không trúng giải',
  toRewards: 'Đến trung tâm thưởng',
} as const satisfies Partly<NamespaceRewardsRafflesTranslation>;

export default rewardsRaffles;
