import type { BaseTranslation } from '../../i18n-types.ts';

const contentPromotions = {
  all: 'All',
  categories: 'Categories',
  lead: 'Every promotion shows its terms: wagering, max bet and days.',
  emptyTitle: 'No promotions here',
  emptyText: 'New promotions in this category will appear here.',
  longTerm: 'Long-term',
  from: 'From {day}',
  terms: 'Summary of terms',
  bonus: 'Bonus',
  minimum: 'Minimum',
  wagering: 'Wagering',
  maxBet: 'Max bet',
  useWithin: 'Valid for',
  times: '{n}×',
  noWagering: 'No wagering',
  days: '{n} {{n:day|days}}',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'Could not copy the link. Copy it from the address bar.',
  outside: 'This promotion is not active today.',
  toList: 'All promotions',
  choose: 'Choose a promotion',
  unknown: 'Promotion not found',
  unknownText: 'It may have ended. These promotions are active now.',
} as const satisfies BaseTranslation;

export default contentPromotions;
