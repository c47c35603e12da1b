import type { BaseTranslation } from '../../i18n-types.ts';

const rewardsRaffles = {
  title: 'Your tickets',
  logIn: 'Log in to see your tickets',
  tickets: 'Tickets',
  ofMost: '{n} of {most}',
  draw: 'Draw',
  drawn: 'Drawn',
  prizes: 'Prizes',
  result: 'Your result',
  won: 'You won {amount}',
  noPrize: 'No prize this time',
  toRewards: 'Go to reward centre',
} as const satisfies BaseTranslation;

export default rewardsRaffles;
