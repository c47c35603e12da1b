import type { Deposit, Withdrawal } from '#contract/types.ts';

const tones = {
  pending: 'wait',
  reviewing: 'wait',
  processing: 'wait',
  approved: 'ok',
  paid: 'ok',
  rejected: 'bad',
  expired: 'quiet',
  cancelled: 'quiet',
} as const;

/** Returns the tone of an order's status: pending, success, failure or neutral. */
export const statusTone = (status: Deposit['status'] | Withdrawal['status']) => tones[status];
