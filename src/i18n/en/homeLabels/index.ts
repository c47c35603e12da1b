import type { BaseTranslation } from '../../i18n-types.ts';

const homeLabels = {
  moreGames: 'More than 600 games · demo',
  downloadText: 'Play faster with the {brand} app',
  download: 'Download',
  closeDownload: 'Close the app bar',
  inbox: 'Messages',
  banners: 'Promotions',
  news: 'News',
} as const satisfies BaseTranslation;

export default homeLabels;
