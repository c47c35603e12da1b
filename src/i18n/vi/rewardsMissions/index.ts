import type { Partly } from '../../complete.ts';
import type { NamespaceRewardsMissionsTranslation } from '../../i18n-types.ts';

const rewardsMissions = {
  daily: 'Nhiệm vụ ngày',
  weekly: 'Nhiệm vụ tuần',
  never: 'Nhiệm vụ một lần',
  week: '7 ngày gần đây',
  weekNote: 'Những ngày bạn nhận nhiệm vụ.',
  weekDays: '{n}/7',
  dayDone: '{day}: đã nhận nhiệm vụ',
  dayOpen: '{day}: chưa nhận nhiệm vụ',
  history: 'Nhiệm vụ đã nhận ({n})',
  resets: 'Làm mới {time}',
  reward: 'Thưởng',
  locked: 'Bị khóa đến khi bạn cược {amount} ({n}×), không giới hạn thời gian',
  progress: '{have}/{need}',
  rounds: '{n} ván',
  days: '{n} ngày',
  gamesCount: '{n} trò chơi',
  claimedElsewhere: 'Đã nhận bằng tài khoản khác của bạn',
  play: 'Chơi',
  toDeposit: 'Nạp tiền',
  board: 'Bảng xếp hạng tuần',
  boardEnds: 'Kết thúc {time}',
  yourPlace: 'Hạng của bạn',
  noPlace: 'Chưa có điểm',
  points: '{n} điểm',
  pointsHead: 'Điểm',
  prize: 'Giải thưởng',
  place: 'Hạng',
  player: 'Người chơi',
  you: 'Bạn',
  boardNote:
    'Mỗi {stake} cược được 1 điểm và mỗi nhiệm vụ đã nhận được {points} điểm. Cách tính cược – {games}. Tiền thưởng và cược gần như không có rủi ro thì không tính. Nhận giải trong Trung tâm thưởng vào thứ Hai.',
  none: 'Hiện chưa có nhiệm vụ. Xem Khuyến mãi để biết đợt tiếp theo.',
  boardEmpty: 'Tuần này chưa ai có điểm. Hãy là người đầu tiên!',
} as const satisfies Partly<NamespaceRewardsMissionsTranslation>;

export default rewardsMissions;
