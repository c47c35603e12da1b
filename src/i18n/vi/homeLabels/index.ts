import type { Partly } from '../../complete.ts';
import type { NamespaceHomeLabelsTranslation } from '../../i18n-types.ts';

const homeLabels = {
  moreGames: 'Hơn 600 trò chơi để thử, chỉ là bản demo',
  downloadText: 'Chơi nhanh hơn với ứng dụng {brand}',
  download: 'Tải về',
  closeDownload: 'Đóng thanh ứng dụng',
  inbox: 'Tin nhắn',
  banners: 'Khuyến mãi',
  news: 'Tin tức',
} as const satisfies Partly<NamespaceHomeLabelsTranslation>;

export default homeLabels;
