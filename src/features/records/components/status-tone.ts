import type { Deposit, Withdrawal } from '../../../contract/types.ts';

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

/** How the status of an order reads: under way, well ended, badly ended, or just over. */
export const statusTone = (status: Deposit['status'] | Withdrawal['status']) => tones[status];
