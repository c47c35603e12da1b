import type { Partly } from '../../complete.ts';
import type { NamespaceHomeMemberTranslation } from '../../i18n-types.ts';

const homeMember = {
  recents: 'Chơi tiếp',
  seeAll: 'Xem tất cả',
  allRecents: 'Xem mọi trò chơi gần đây',
  minutesAgo: '{n} phút trước',
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  openBets: 'Cược đang mở',
  live: 'Live',
  versus: '{home} – {away}',
  legs: 'Xiên {n}',
  stakeAt: '{amount}, tỷ lệ {odds}',
  possible: 'Có thể nhận {amount}',
  cashOut: 'Chốt ngay {amount}',
  showBet: 'Xem cược',
  missions: 'Nhiệm vụ',
  allMissions: 'Xem mọi nhiệm vụ',
  progress: '{have}/{need}',
  ready: 'Có thể nhận',
  reward: 'Thưởng {amount}',
  depositAgain: 'Nạp lại',
  depositWith: '{amount} qua {name}',
  deposit: 'Nạp {amount}',
  pendingDeposits: '{n} lệnh nạp đang chờ',
  pendingWithdrawals: '{n} lệnh rút đang chờ',
} as const satisfies Partly<NamespaceHomeMemberTranslation>;

export default homeMember;
