import type { NamespaceRewardsClaimsTranslation } from '../../i18n-types.ts';

const rewardsClaims = {
  claim: 'I-claim',
  claimed: 'Na-claim',
  claimName: 'I-claim ang {title}',
  got: 'Nadagdag ang {amount} sa balance mo',
  daysLeft: '{n} araw na lang',
  hoursLeft: '{n} oras na lang',
  clockLeft: '{clock} na lang',
  noEnd: 'Walang expiry',
  lost: 'Hindi pa namin alam kung natuloy ang claim. I-tap ulit; hindi ito mado-doble.',
} as const satisfies NamespaceRewardsClaimsTranslation;

export default rewardsClaims;
