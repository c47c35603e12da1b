import type { ServerResponse } from 'node:http';
import type { Lease } from '#sim/core/store/lease.ts';

/**
 * Delays the end of a response until all earlier writes of the world are stored. If that fails, the connection is
 * closed without a response, as if the process had ended: the client finds out by the idempotency key whether the call
 * took effect.
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
