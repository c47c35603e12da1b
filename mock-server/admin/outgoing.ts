import type { Outgoing } from '#sim/core/outgoing.ts';
import { invalidContent } from './admin-error.ts';

/** Throws if worlds may not call an address; the error names the field. */
export const requireReachable = (outgoing: Outgoing, field: string, address: string): void => {
  const fault = outgoing.fault(address);
  if (fault !== undefined) throw invalidContent({ field, fault });
};
