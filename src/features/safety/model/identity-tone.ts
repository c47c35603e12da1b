/** Tone of a status of identity verification. */
export const identityTone = {
  none: 'quiet',
  pending: 'wait',
  moreNeeded: 'wait',
  approved: 'ok',
  rejected: 'bad',
  expired: 'bad',
} as const;
