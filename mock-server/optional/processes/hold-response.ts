import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendUnavailable } from '#sim/http/unavailable.ts';
import type { Lease } from './lease.ts';

/**
 * Delays the end of a response until all earlier writes of the world are stored. If that fails, the response is 503, or
 * the connection is closed if a part was sent: the client finds out by the idempotency key whether the call took effect.
 */
export const holdUntilStored = (response: ServerResponse, lease: Lease): void => {
  const writeHead = response.writeHead.bind(response);
  // Node fixes the head in `writeHead`, long before it is sent. Node itself calls it without headers when it sends the head.
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    if (!headers) return writeHead(status);
    response.statusCode = status;
    return response.setHeaders(new Map(Object.entries(headers) as [string, string][]));
  }) as ServerResponse['writeHead'];
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
