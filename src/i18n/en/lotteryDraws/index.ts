import type { BaseTranslation } from '../../i18n-types.ts';

/** Lists of lotteries. */
const draws = {
  views: 'Lotteries or orders',
  lotteries: 'Lotteries',
  mine: 'My orders',
  groups: 'Kinds of draws',
  all: 'All',
  popular: 'Next draws',
  seeAll: 'All lotteries',
  providers: 'Providers',
  everyMinute: 'Every minute',
  everyMinutes: 'Every {n} minutes',
  daily: 'Daily',
  weekly: 'Weekly',
  closesIn: 'Bets close in',
  drawing: 'Drawing now',
  days: '{days}d {hours}h',
  lastDraw: 'Last draw, {id}',
  BIG: 'Big',
  SMALL: 'Small',
  ODD: 'Odd',
  EVEN: 'Even',
  more: '{n} more',
  loading: 'Loading the lotteries',
  emptyTitle: 'No lotteries here now',
  emptyText: 'They appear here as soon as a provider opens a draw.',
  failedTitle: 'The lotteries did not load',
  instant: 'Instant draw',
  instantText: 'Six balls, drawn as soon as you bet.',
} as const satisfies BaseTranslation;

export default draws;
