import type { BaseTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'Pause',
  play: 'Play',
  bannerOf: 'Banner {n} of {total}',
  pauseNews: 'Pause the news',
  playNews: 'Let the news run',
  jackpotOf: '{brand} jackpot display',
  illustrative: 'Illustrative figure, not a payout',
  pauseFigure: 'Pause the figure',
  playFigure: 'Let the figure roll',
  pauseTicker: 'Pause the ticker',
  playTicker: 'Let the ticker run',
} as const satisfies BaseTranslation;

export default home;
