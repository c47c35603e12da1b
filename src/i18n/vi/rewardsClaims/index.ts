import type { Partly } from '../../complete.ts';
import type { NamespaceRewardsClaimsTranslation } from '../../i18n-types.ts';

const rewardsClaims = {
  claim: 'Nhận',
  claimed: 'Đã nhận',
  claimName: 'Nhận {title}',
  got: 'Đã cộng {amount} vào số dư',
  daysLeft: 'Còn {n} ngày',
  hoursLeft: 'Còn {n} giờ',
  clockLeft: 'Còn {clock}',
  noEnd: 'Không hết hạn',
  lost: 'Chưa rõ đã nhận xong chưa. Hãy chạm lại; bạn không được trả hai lần.',
} as const satisfies Partly<NamespaceRewardsClaimsTranslation>;

export default rewardsClaims;
