import type { BaseTranslation } from '../../i18n-types.ts';

const claims = {
  claim: 'Claim',
  claimed: 'Claimed',
  claimName: 'Claim {title}',
  got: '{amount} is in your balance',
  daysLeft: '{n} {{n:day|days}} left',
  hoursLeft: '{n} {{n:hour|hours}} left',
  clockLeft: '{clock} left',
  noEnd: 'No end date',
  lost: 'We are not sure it went through. Tap again: nothing is paid twice.',
} as const satisfies BaseTranslation;

export default claims;
