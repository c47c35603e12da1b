import type { Partly } from '../../complete.ts';
import type { NamespaceGamesSheetTranslation } from '../../i18n-types.ts';

const gamesSheet = {
  close: 'Đóng',
  vendor: 'Nhà cung cấp',
  category: 'Loại',
  minBet: 'Cược tối thiểu',
  maxBet: 'Cược tối đa',
  rtp: 'Tỷ lệ trả thưởng (RTP)',
  volatility: 'Độ biến động',
  low: 'Thấp',
  medium: 'Trung bình',
  high: 'Cao',
  unknown: 'Không công bố',
  play: 'Chơi',
  demo: 'Chơi thử',
  moreFrom: 'Thêm từ {vendor}',
  favour: 'Yêu thích',
  favourLater: 'Bạn đang offline. Chúng tôi sẽ lưu khi có mạng trở lại.',
  note: 'RTP là trung bình của rất nhiều ván, không phải cam kết cho phiên chơi của bạn.',
} as const satisfies Partly<NamespaceGamesSheetTranslation>;

export default gamesSheet;
