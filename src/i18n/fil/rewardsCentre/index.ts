import type { NamespaceRewardsCentreTranslation } from '../../i18n-types.ts';

const rewardsCentre = {
  lead: 'Puwede nang i-claim',
  none: 'Walang reward na puwedeng i-claim',
  count: '{n} reward',
  claimAll: 'I-claim lahat',
  open: 'Puwedeng i-claim',
  history: 'History',
  which: 'I-filter ang rewards',
  bonus: 'Bonus',
  cashback: 'Cashback',
  birthday: 'Birthday',
  upgrade: 'VIP level',
  referral: 'Referral',
  event: 'Event',
  through: 'Naka-lock hanggang tumaya ka ng {amount} ({n}×), walang time limit',
  throughDeposit: 'Naka-lock hanggang sa una mong deposit at tumaya ka ng {amount} ({n}×), walang time limit',
  freeDeposit: 'Naka-lock hanggang sa una mong deposit, walang time limit',
  free: 'Walang turnover',
  from: 'Available simula {time}',
  claimedAt: 'Na-claim {time}',
  expiredAt: 'Nag-expire {time}',
  expired: 'Nag-expire',
  waiting: 'Malapit na',
  emptyTitle: 'Wala pang reward',
  emptyText: 'Lalabas dito ang rewards para sa VIP level, birthday, referral at events.',
  emptyAction: 'Tingnan ang mga promo',
  pastTitle: 'Wala pang na-claim na reward',
  pastText: 'Lalabas dito ang mga na-claim at nag-expire na reward.',
  someFailed: '{n} ang hindi na-claim. Nasa balance mo na ang iba.',
} as const satisfies NamespaceRewardsCentreTranslation;

export default rewardsCentre;
