import type { Partly } from '../../complete.ts';
import type { NamespaceGamesCommonTranslation } from '../../i18n-types.ts';

const gamesCommon = {
  categories: 'Loại trò chơi',
  HOT: 'Hot',
  SPORTS: 'Thể thao',
  ESPORTS: 'Esports',
  LIVE: 'Live casino',
  FISH: 'Bắn cá',
  RNG: 'Nổ hũ',
  PVP: 'Game bài',
  INHOUSE: 'Độc quyền',
  COCKFIGHT: 'Đá gà',
  ELOTT: 'Lô đề',
  LOTT: 'Xổ số',
  hotGames: 'Trò chơi hot',
  seeAll: 'Xem tất cả',
  addFavourite: 'Thêm {name} vào yêu thích',
  removeFavourite: 'Bỏ {name} khỏi yêu thích',
  isNew: 'Mới',
  isLive: 'Live',
  heroMostPlayed: 'Chơi nhiều nhất hôm nay',
  heroBrandPick: 'Gợi ý của chúng tôi',
  vendors: 'Nhà cung cấp',
} as const satisfies Partly<NamespaceGamesCommonTranslation>;

export default gamesCommon;
