import { transferReportDays } from '#contract/cashier/deposit-terms.ts';
import type { Deposit } from '#contract/types.ts';
import { dayMs } from '#lib/dates/units.ts';
import { serverNow } from '#lib/http/server-clock.ts';

/** Returns whether the member may still report that the bank transfer of an expired deposit was made. */
export const canReportTransfer = ({ channel, status, reason, expiresAt }: Deposit): boolean =>
  channel === 'manual' &&
  status === 'expired' &&
  reason === null &&
  serverNow() < expiresAt + transferReportDays * dayMs;
