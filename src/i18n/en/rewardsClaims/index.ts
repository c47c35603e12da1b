import type { BaseTranslation } from '../../i18n-types.ts';

const rewardsClaims = {
  claim: 'Claim',
  claimed: 'Claimed',
  claimName: 'Claim {title}',
  got: '{amount} added to your balance',
  daysLeft: '{n} {{n:day|days}} left',
  hoursLeft: '{n} {{n:hour|hours}} left',
  clockLeft: '{clock} left',
  noEnd: 'No expiry',
  lost: 'We don’t know yet if the claim was completed. Tap again; you won’t be paid twice.',
} as const satisfies BaseTranslation;

export default rewardsClaims;
