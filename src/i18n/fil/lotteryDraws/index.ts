import type { NamespaceLotteryDrawsTranslation } from '../../i18n-types.ts';

const draws = {
  views: 'Mga loterya o taya',
  lotteries: 'Mga loterya',
  mine: 'Mga taya ko',
  groups: 'Mga uri ng draw',
  all: 'Lahat',
  popular: 'Susunod na draw',
  seeAll: 'Lahat ng loterya',
  providers: 'Mga provider',
  everyMinute: 'Bawat minuto',
  everyMinutes: 'Bawat {n} minuto',
  daily: 'Araw-araw',
  weekly: 'Linggo-linggo',
  closesIn: 'Magsasara ang taya sa loob ng',
  drawing: 'Binobola na',
  days: '{days}d {hours}h',
  lastDraw: 'Huling draw, {id}',
  BIG: 'Malaki',
  SMALL: 'Maliit',
  ODD: 'Odd',
  EVEN: 'Even',
  more: '{n} pa',
  loading: 'Kinukuha ang mga loterya',
  emptyTitle: 'Wala pang loterya rito',
  emptyText: 'Lalabas dito ang mga loterya kapag may provider na nagbukas ng draw.',
  failedTitle: 'Hindi nakuha ang mga loterya',
  instant: 'Agarang draw',
  instantText: 'Anim na bola, lalabas agad pagkataya mo.',
} as const satisfies NamespaceLotteryDrawsTranslation;

export default draws;
