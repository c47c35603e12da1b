import type { Outgoing } from '../core/outgoing.ts';
import { AdminError } from './admin-error.ts';

/** Refuses an address that worlds may not call, by the field that names it. */
export const requireReachable = (outgoing: Outgoing, field: string, address: string): void => {
  const fault = outgoing.fault(address);
  if (fault !== undefined)
    throw new AdminError(422, 'Invalid content', `${field}: ${fault}`, { faults: [{ field, fault }] });
};
