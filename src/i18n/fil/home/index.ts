import type { NamespaceHomeTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'I-pause',
  play: 'I-play',
  bannerOf: 'Banner {n} sa {total}',
  pauseNews: 'I-pause ang balita',
  playNews: 'I-play ang balita',
  jackpotOf: 'Jackpot display ng {brand}',
  illustrative: 'Pang-display lang',
  pauseFigures: 'I-pause ang jackpot animation',
  playFigures: 'I-play ang jackpot animation',
} as const satisfies NamespaceHomeTranslation;

export default home;
