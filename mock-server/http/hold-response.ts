import type { ServerResponse } from 'node:http';
import type { Lease } from '../core/store/lease.ts';

/**
 * Holds the end of a response back until everything that the world wrote before is stored. If that fails, the connection
 * is closed without a response, as if the process had ended: whether the call took effect is known by its idempotency key.
 */
export const holdUntilStored = (response: ServerResponse, lease: Lease): void => {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const finish = (args: unknown[]): void => {
    if (lease.isLost) response.destroy();
    else end(...args);
  };
  response.end = ((...args: unknown[]) => {
    if (lease.pending) void lease.pending.then(() => finish(args));
    else finish(args);
    return response;
  }) as ServerResponse['end'];
};
