import type { ServerResponse } from 'node:http';
import { sendProblem } from './problem.ts';

/**
 * Responds with 503 and `Retry-After` in place of a response that cannot be sent; closes the connection if a part of it
 * was sent. Front servers take a closed connection for a process that is down.
 */
export const sendUnavailable = (response: ServerResponse, detail: string): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames())
    if (!/^(access-control|vary|x-)/.test(name)) response.removeHeader(name);
  response.setHeader('retry-after', '1');
  sendProblem(response, { status: 503, title: 'World not available', detail });
};
