import type { Partly } from '../../complete.ts';
import type { NamespaceGamesSearchTranslation } from '../../i18n-types.ts';

const gamesSearch = {
  label: 'Tìm trò chơi, khuyến mãi và trợ giúp',
  placeholder: 'Trò chơi, khuyến mãi, trợ giúp',
  erase: 'Xóa từ khóa',
  recent: 'Tìm gần đây',
  clear: 'Xóa',
  popular: 'Phổ biến',
  count: '{n} kết quả',
  games: 'Trò chơi',
  allGames: 'Xem tất cả {n}',
  vendor: 'Nhà cung cấp',
  category: 'Danh mục',
  promotion: 'Khuyến mãi',
  help: 'Trợ giúp',
  noneTitle: 'Không có kết quả cho “{text}”',
  noneText: 'Hãy kiểm tra chính tả hoặc thử từ ngắn hơn.',
  toGames: 'Mọi trò chơi',
  toHelp: 'Trung tâm trợ giúp',
  toService: 'Chăm sóc khách hàng',
} as const satisfies Partly<NamespaceGamesSearchTranslation>;

export default gamesSearch;
