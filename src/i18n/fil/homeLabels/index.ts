import type { NamespaceHomeLabelsTranslation } from '../../i18n-types.ts';

const homeLabels = {
  moreGames: 'Mahigit 600 laro · demo',
  downloadText: 'Mas mabilis sa {brand} app',
  download: 'I-download',
  closeDownload: 'Isara ang app bar',
  inbox: 'Mga mensahe',
  banners: 'Mga alok',
  news: 'Balita',
} as const satisfies NamespaceHomeLabelsTranslation;

export default homeLabels;
