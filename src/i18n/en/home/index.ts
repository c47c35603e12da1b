import type { BaseTranslation } from '../../i18n-types.ts';

const home = {
  pause: 'Pause',
  play: 'Play',
  bannerOf: 'Banner {n} of {total}',
  pauseNews: 'Pause the news',
  playNews: 'Play the news',
  jackpotOf: '{brand} jackpot display',
  illustrative: 'For show',
  pauseFigures: 'Pause jackpot animation',
  playFigures: 'Play jackpot animation',
} as const satisfies BaseTranslation;

export default home;
