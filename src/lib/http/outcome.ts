import { CallError } from './errors.ts';

/** Codes with which a server says no before it does anything, though their status reads as its own fault. */
const saidNo: readonly string[] = ['system.maintenance', 'system.upgrading'];

/** Returns whether it is unknown if a failed call took effect: no response, or one that does not say. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  if (!(error instanceof CallError)) return true;
  // A good answer that was cut short on its way is none.
  if (error.code === 'reply.broken') return true;
  return ([0, 408].includes(error.status) || error.status >= 500) && !saidNo.includes(error.code);
};
