import type { ServerResponse } from 'node:http';
import type { Lease } from '#sim/core/store/lease.ts';
import { sendUnavailable } from './unavailable.ts';

/**
 * Delays the end of a response until all earlier writes of the world are stored. If that fails, the response is 503, or
 * the connection is closed if a part was sent: the client finds out by the idempotency key whether the call took effect.
 */
export const holdUntilStored = (response: ServerResponse, lease: Lease): void => {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const finish = (args: unknown[]): void => {
    if (!lease.isLost) {
      end(...args);
      return;
    }
    response.end = end as ServerResponse['end'];
    sendUnavailable(response, 'The changes of the call may not be stored. Repeat it with the same Idempotency-Key.');
  };
  response.end = ((...args: unknown[]) => {
    if (lease.pending) void lease.pending.then(() => finish(args));
    else finish(args);
    return response;
  }) as ServerResponse['end'];
};
