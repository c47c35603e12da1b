import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'Ihinto',
  play: 'Ituloy',
  bannerOf: 'Banner {n} sa {total}',
  pauseNews: 'Ihinto ang balita',
  playNews: 'Ituloy ang balita',
  jackpotOf: 'Jackpot display ng {brand}',
  illustrative: 'Halimbawang halaga, hindi premyo',
  pauseFigure: 'Ihinto ang halaga',
  playFigure: 'Ituloy ang halaga',
  pauseTicker: 'Ihinto ang ticker',
  playTicker: 'Ituloy ang ticker',
} as const satisfies NamespaceHomeTranslation;

export default home;
