import type { NamespaceSafetyIdentityLineTranslation } from '../../i18n-types.ts';

const safetyIdentityLine = {
  none: 'Hindi pa verified',
  pending: 'Nire-review',
  moreNeeded: 'Kailangan ng bagong picture',
  approved: 'Verified',
  rejected: 'Hindi na-verify',
  expired: 'Nag-expire na',
  verify: 'I-verify ang identity',
  continue: 'Ituloy',
  forWithdrawal: 'I-verify ang identity mo para makapag-withdraw nang higit sa {amount} kada araw.',
  forDeposit: 'I-verify ang identity mo para makapag-deposit nang higit sa {amount} kada araw.',
  forLimit: 'I-verify ang identity mo para sa deposit limit na higit sa {amount} o para alisin ito.',
  underReview: 'Nire-review pa namin ang documents mo. Magme-message kami kapag tapos na.',
  pendingWithdrawal: 'Nire-review pa namin ang documents mo. Hanggang {amount} kada araw muna ang withdrawal mo.',
  pendingDeposit: 'Nire-review pa namin ang documents mo. Hanggang {amount} kada araw muna ang deposit mo.',
} as const satisfies NamespaceSafetyIdentityLineTranslation;

export default safetyIdentityLine;
