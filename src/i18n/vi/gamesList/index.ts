import type { Partly } from '../../complete.ts';
import type { NamespaceGamesListTranslation } from '../../i18n-types.ts';

const gamesList = {
  search: 'Tìm trò chơi',
  searchNow: 'Tìm',
  filter: 'Lọc',
  views: 'Chế độ xem',
  recent: 'Gần đây',
  fav: 'Yêu thích',
  hot: 'Hot',
  all: 'Tất cả',
  new: 'Mới',
  classes: 'Kiểu trò chơi',
  vendorsBefore: 'Nhà cung cấp trước',
  vendorsNext: 'Nhà cung cấp sau',
  more: 'Tải thêm',
  listed: 'Có {n} trò chơi',
  noneListed: 'Không tìm thấy trò chơi',
  loadingMore: 'Đang tải thêm trò chơi…',
  drawerTitle: 'Loại trò chơi',
  vendor: 'Nhà cung cấp',
  classification: 'Kiểu trò chơi',
  minBet: 'Cược tối thiểu',
  rtpFrom: 'Từ {percent}%',
  others: 'Loại khác',
  reset: 'Đặt lại',
  show: 'Xem trò chơi',
  showCount: 'Xem {n} trò chơi',
} as const satisfies Partly<NamespaceGamesListTranslation>;

export default gamesList;
