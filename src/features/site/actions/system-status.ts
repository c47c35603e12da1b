import { systemStatus } from '#contract/site/system.ts';
import { api } from '#lib/http/client.ts';
import { CallError } from '#lib/http/errors.ts';
import { emitFailure } from '#lib/http/failures.ts';

const closedBy = async (): Promise<CallError | null> => {
  const { status, regionRestriction } = await api(systemStatus);
  if (status !== 'open') return new CallError(`system.${status}`, 200);
  return regionRestriction ? new CallError('region.restricted', 200) : null;
};

/**
 * Checks whether the platform is open before a failed transaction is retried. Throws CallError if it is closed. If the
 * status cannot be loaded, the transaction is sent anyway.
 */
export const requireOpenSystem = async (): Promise<void> => {
  const closed = await closedBy().catch(() => null);
  if (!closed) return;
  emitFailure(closed);
  throw closed;
};
