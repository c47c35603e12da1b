import type { BaseTranslation } from '../../i18n-types.ts';

/** Status of identity verification on other pages, and what needs it. */
const safetyIdentityLine = {
  none: 'Not verified',
  pending: 'Under review',
  moreNeeded: 'New pictures needed',
  approved: 'Verified',
  rejected: 'Verification failed',
  expired: 'Expired',
  verify: 'Verify identity',
  continue: 'Continue',
  forWithdrawal: 'Verify your identity to withdraw more than {amount} a day.',
  forDeposit: 'Verify your identity to deposit more than {amount} a day.',
  forLimit: 'Verify your identity to set a deposit limit above {amount} or remove it.',
  underReview: 'We’re reviewing your documents. You’ll get a message when it’s done.',
  pendingWithdrawal: 'We’re reviewing your documents. Until then you can withdraw up to {amount} a day.',
  pendingDeposit: 'We’re reviewing your documents. Until then you can deposit up to {amount} a day.',
} as const satisfies BaseTranslation;

export default safetyIdentityLine;
