import type { NamespaceRewardsCentreTranslation } from '../../i18n-types.ts';

const rewardCentre = {
  lead: 'Puwede nang i-claim',
  none: 'Walang makukuha ngayon',
  count: '{n} gantimpala',
  claimAll: 'Kunin lahat',
  open: 'Makukuha',
  history: 'Dati',
  which: 'Aling mga gantimpala',
  bonus: 'Bonus',
  cashback: 'Cashback',
  birthday: 'Kaarawan',
  upgrade: 'Antas ng VIP',
  referral: 'Inimbitang kaibigan',
  event: 'Event',
  through: 'Itaya nang {n}×: kabuuang {amount}',
  free: 'Sa iyo agad, walang kondisyon sa taya',
  from: 'Mula {time}',
  claimedAt: 'Nakuha {time}',
  expiredAt: 'Hindi nakuha bago {time}',
  expired: 'Nag-expire',
  waiting: 'Malapit na',
  emptyTitle: 'Wala pang gantimpala',
  emptyText: 'Lalabas dito ang regalo sa bagong antas ng VIP, kaarawan, inimbitang kaibigan at mga event.',
  emptyAction: 'Tingnan ang mga promo',
  pastTitle: 'Wala pa rito',
  pastText: 'Mananatili rito ang mga nakuha mo.',
  someFailed: '{n} ang hindi nakuha. Nasa balanse mo na ang iba.',
} as const satisfies NamespaceRewardsCentreTranslation;

export default rewardCentre;
