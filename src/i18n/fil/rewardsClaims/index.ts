import type { NamespaceRewardsClaimsTranslation } from '../../i18n-types.ts';

const claims = {
  claim: 'Kunin',
  claimed: 'Nakuha na',
  claimName: 'Kunin ang {title}',
  got: '{amount} ang nadagdag sa balanse mo',
  daysLeft: '{n} araw na lang',
  hoursLeft: '{n} oras na lang',
  clockLeft: '{clock} na lang',
  noEnd: 'Walang katapusan',
  lost: 'Hindi tiyak kung natuloy. Pindutin ulit: hindi ito babayaran nang doble.',
} as const satisfies NamespaceRewardsClaimsTranslation;

export default claims;
