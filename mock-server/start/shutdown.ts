import type { Server, ServerResponse } from 'node:http';

const isStream = (response: ServerResponse): boolean =>
  /event-stream/.test(String(response.getHeader('content-type') ?? ''));

/**
 * Returns a function that shuts a server down: it accepts no more calls, ends event streams, and waits at most
 * `timeoutMs` for open calls.
 */
export const createShutdown = (server: Server): ((timeoutMs: number) => Promise<void>) => {
  const open = new Set<ServerResponse>();
  let isShuttingDown = false;
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (isShuttingDown) server.closeIdleConnections();
    });
  });
  return async (timeoutMs) => {
    isShuttingDown = true;
    const closed = new Promise((done) => server.close(done));
    for (const response of open) if (isStream(response)) response.destroy();
    if (timeoutMs === 0) server.closeAllConnections();
    const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearTimeout(limit);
  };
};
