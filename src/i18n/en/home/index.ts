import type { BaseTranslation } from '../../i18n-types.ts';

const home = {
  moreGames: 'More than 600 games · demo',
  banners: 'Offers',
  pause: 'Pause',
  play: 'Play',
  bannerOf: 'Banner {n} of {total}',
  news: 'News',
  pauseNews: 'Pause the news',
  playNews: 'Let the news run',
  jackpotOf: '{brand} jackpot display',
  illustrative: 'Illustrative figure, not a payout',
  pauseFigure: 'Pause the figure',
  playFigure: 'Let the figure roll',
  pauseTicker: 'Pause the ticker',
  playTicker: 'Let the ticker run',
  downloadText: 'Play faster with the {brand} app',
  download: 'Download',
  closeDownload: 'Close the app bar',
  inbox: 'Messages',
} as const satisfies BaseTranslation;

export default home;
