import type { NamespaceLotteryDrawsTranslation } from '../../i18n-types.ts';

const draws = {
  views: 'Mga lottery o mga taya ko',
  lotteries: 'Mga lottery',
  mine: 'Mga taya ko',
  groups: 'Mga type ng draw',
  all: 'Lahat',
  popular: 'Susunod na draw',
  seeAll: 'Lahat ng lottery',
  providers: 'Mga provider',
  everyMinute: 'Bawat minuto',
  everyMinutes: 'Bawat {n} minuto',
  daily: 'Daily',
  weekly: 'Weekly',
  closesIn: 'Magsasara ang taya sa',
  drawing: 'Nagdo-draw na',
  days: '{days}d {hours}h',
  lastDraw: 'Huling draw, {id}',
  BIG: 'Big',
  SMALL: 'Small',
  ODD: 'Odd',
  EVEN: 'Even',
  more: '{n} pa',
  loading: 'Naglo-load ng mga lottery',
  emptyTitle: 'Wala pang lottery',
  emptyText: 'Lalabas dito ang mga lottery kapag may bukas na draw.',
  failedTitle: 'Hindi na-load ang mga lottery',
  instant: 'Instant draw',
  instantText: 'Anim na bola, draw agad pagkataya mo.',
} as const satisfies NamespaceLotteryDrawsTranslation;

export default draws;
