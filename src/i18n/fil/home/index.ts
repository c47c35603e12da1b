import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'I-pause',
  play: 'I-play',
  bannerOf: 'Banner {n} sa {total}',
  pauseNews: 'I-pause ang balita',
  playNews: 'I-play ang balita',
  jackpotOf: 'Jackpot display ng {brand}',
  illustrative: 'Pang-display lang',
  pauseFigure: 'I-pause ang jackpot',
  playFigure: 'I-play ang jackpot',
  pauseTicker: 'I-pause ang ticker',
  playTicker: 'I-play ang ticker',
} as const satisfies NamespaceHomeTranslation;

export default home;
