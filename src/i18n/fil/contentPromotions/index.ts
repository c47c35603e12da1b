import type { NamespaceContentPromotionsTranslation } from '../../i18n-types.ts';

const contentPromotions = {
  all: 'Lahat',
  categories: 'Mga category',
  lead: 'Nasa bawat promo ang terms: turnover, max bet at bilang ng araw.',
  emptyTitle: 'Wala pang promo rito',
  emptyText: 'Lalabas dito ang mga bagong promo ng category na ito.',
  longTerm: 'Long-term',
  from: 'Mula {day}',
  terms: 'Buod ng terms',
  bonus: 'Bonus',
  minimum: 'Minimum',
  wagering: 'Turnover',
  maxBet: 'Max bet',
  useWithin: 'Valid sa loob ng',
  times: '{n}×',
  noWagering: 'Walang turnover',
  days: '{n} araw',
  share: 'I-share',
  copied: 'Na-copy ang link',
  copyFailed: 'Hindi na-copy ang link. I-copy ito mula sa address bar.',
  outside: 'Hindi active ngayon ang promo na ito.',
  toList: 'Lahat ng promo',
  choose: 'Pumili ng promo',
  unknown: 'Hindi makita ang promo',
  unknownText: 'Baka tapos na ito. Ito ang mga active na promo.',
} as const satisfies NamespaceContentPromotionsTranslation;

export default contentPromotions;
