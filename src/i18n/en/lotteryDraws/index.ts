import type { BaseTranslation } from '../../i18n-types.ts';

/** Lists of lotteries. */
const draws = {
  views: 'Lotteries or my bets',
  lotteries: 'Lotteries',
  mine: 'My bets',
  groups: 'Draw types',
  all: 'All',
  popular: 'Next draws',
  seeAll: 'All lotteries',
  providers: 'Providers',
  everyMinute: 'Every minute',
  everyMinutes: 'Every {n} minutes',
  daily: 'Daily',
  weekly: 'Weekly',
  closesIn: 'Betting closes in',
  drawing: 'Drawing now',
  days: '{days}d {hours}h',
  lastDraw: 'Last draw, {id}',
  BIG: 'Big',
  SMALL: 'Small',
  ODD: 'Odd',
  EVEN: 'Even',
  more: '{n} more',
  loading: 'Loading lotteries',
  emptyTitle: 'No lotteries yet',
  emptyText: 'Lotteries will appear here when a draw opens.',
  failedTitle: 'Lotteries could not be loaded',
  instant: 'Instant draw',
  instantText: 'Six balls, drawn right after you bet.',
} as const satisfies BaseTranslation;

export default draws;
