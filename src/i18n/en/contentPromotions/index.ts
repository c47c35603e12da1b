import type { BaseTranslation } from '../../i18n-types.ts';

const promotions = {
  all: 'All',
  categories: 'Categories',
  lead: 'Offers with their terms on the card: turnover, highest bet and days.',
  emptyTitle: 'Nothing here today',
  emptyText: 'New promotions in this category will show here. Look at all of them meanwhile.',
  longTerm: 'Long-term',
  from: 'From {day}',
  terms: 'Terms in short',
  bonus: 'Bonus',
  minimum: 'Minimum',
  turnover: 'Turnover',
  maxBet: 'Max bet',
  useWithin: 'Use within',
  times: '{n}×',
  none: 'None',
  days: '{n} {{n:day|days}}',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'Your browser does not let us copy. The link is in the address bar.',
  outside: 'This promotion is not running today.',
  toList: 'All promotions',
  choose: 'Choose a promotion',
  unknown: 'We could not find that promotion',
  unknownText: 'It may have ended. These are running now.',
} as const satisfies BaseTranslation;

export default promotions;
