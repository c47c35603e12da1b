import type { NamespaceContentPromotionsTranslation } from '../../i18n-types.ts';

const promotions = {
  all: 'Lahat',
  categories: 'Mga kategorya',
  lead: 'Mga alok na nasa card ang tuntunin: turnover, pinakamataas na taya at bilang ng araw.',
  emptyTitle: 'Wala rito ngayon',
  emptyText: 'Dito lalabas ang mga bagong promo ng kategoryang ito. Tingnan muna ang lahat.',
  longTerm: 'Pangmatagalan',
  from: 'Mula {day}',
  terms: 'Tuntunin sa maikli',
  bonus: 'Bonus',
  minimum: 'Pinakamababa',
  turnover: 'Turnover',
  maxBet: 'Max na taya',
  useWithin: 'Gamitin sa loob ng',
  times: '{n}×',
  none: 'Wala',
  days: '{n} araw',
  share: 'I-share',
  copied: 'Nakopya ang link',
  copyFailed: 'Ayaw ng browser mo na kopyahin namin. Nasa address bar ang link.',
  outside: 'Hindi tumatakbo ngayon ang promong ito.',
  toList: 'Lahat ng promo',
  choose: 'Pumili ng promo',
  unknown: 'Hindi namin makita ang promong iyan',
  unknownText: 'Baka tapos na ito. Ito ang mga tumatakbo ngayon.',
} as const satisfies NamespaceContentPromotionsTranslation;

export default promotions;
