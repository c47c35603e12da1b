import type { Deposit } from '#contract/types.ts';

/** Returns whether the member may still report that the bank transfer of an expired deposit was made. */
export const canReportTransfer = ({ channel, status, reason }: Deposit): boolean =>
  channel === 'manual' && status === 'expired' && reason === null;
