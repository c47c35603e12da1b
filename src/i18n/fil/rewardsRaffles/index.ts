import type { NamespaceRewardsRafflesTranslation } from '../../i18n-types.ts';

const rewardsRaffles = {
  title: 'Mga ticket mo',
  logIn: 'Mag-log in para makita ang mga ticket mo',
  tickets: 'Mga ticket',
  ofMost: '{n} sa {most}',
  draw: 'Oras ng draw',
  drawn: 'Na-draw na',
  prizes: 'Mga premyo',
  result: 'Result mo',
  won: 'Nanalo ka ng {amount}',
  noPrize: 'Walang napanalunan ngayon',
  toRewards: 'Pumunta sa Reward Center',
} as const satisfies NamespaceRewardsRafflesTranslation;

export default rewardsRaffles;
