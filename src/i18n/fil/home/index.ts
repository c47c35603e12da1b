import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  moreGames: 'Mahigit 600 laro · demo',
  banners: 'Mga alok',
  pause: 'Ihinto',
  play: 'Ituloy',
  bannerOf: 'Banner {n} sa {total}',
  news: 'Balita',
  pauseNews: 'Ihinto ang balita',
  playNews: 'Ituloy ang balita',
  jackpotOf: 'Jackpot display ng {brand}',
  illustrative: 'Halimbawang halaga, hindi premyo',
  pauseFigure: 'Ihinto ang halaga',
  playFigure: 'Ituloy ang halaga',
  pauseTicker: 'Ihinto ang ticker',
  playTicker: 'Ituloy ang ticker',
  downloadText: 'Mas mabilis sa {brand} app',
  download: 'I-download',
  closeDownload: 'Isara ang app bar',
  inbox: 'Mga mensahe',
} as const satisfies NamespaceHomeTranslation;

export default home;
