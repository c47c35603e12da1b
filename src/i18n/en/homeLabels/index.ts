import type { BaseTranslation } from '../../i18n-types.ts';

const homeLabels = {
  moreGames: '600+ games to try, demo only',
  downloadText: 'Play faster with the {brand} app',
  download: 'Download',
  closeDownload: 'Close the app bar',
  inbox: 'Messages',
  banners: 'Promotions',
  news: 'News',
} as const satisfies BaseTranslation;

export default homeLabels;
