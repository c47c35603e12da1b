import type { NamespaceHomeLabelsTranslation } from '../../i18n-types.ts';

const homeLabels = {
  moreGames: '600+ laro, demo lang',
  downloadText: 'Mas mabilis sa {brand} app',
  download: 'I-download',
  closeDownload: 'Isara ang app bar',
  inbox: 'Messages',
  banners: 'Mga promo',
  news: 'Balita',
} as const satisfies NamespaceHomeLabelsTranslation;

export default homeLabels;
