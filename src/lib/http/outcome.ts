import { CallError } from './errors.ts';

/** Codes of requests that the server refused before any effect, although their status is 5xx. */
const refusedBeforeEffect: readonly string[] = ['system.maintenance', 'system.upgrading'];

/** Returns whether it is unknown if a failed call took effect, because there was no response or an inconclusive one. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  if (!(error instanceof CallError)) return true;
  // A success response that was cut off cannot be read.
  if (error.code === 'reply.broken') return true;
  return ([0, 408].includes(error.status) || error.status >= 500) && !refusedBeforeEffect.includes(error.code);
};
