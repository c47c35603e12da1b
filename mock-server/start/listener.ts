import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { RequestHandler } from 'express';
import type { ProcessFigures } from '#sim/core/process-figures.ts';
import type { Certificate } from './certificate.ts';

/** Timeouts of requests in ms, and the maximum number of connections. */
export interface ConnectionLimits {
  /** From the connection, or the last response, to the end of the headers. */
  readonly headers: number;
  /** To the end of the body: longer than the page's timeout for uploads. */
  readonly request: number;
  /** Minimum number of body bytes per interval in ms. */
  readonly progress: { readonly interval: number; readonly bytes: number };
  /** Idle time between two requests. */
  readonly idle: number;
  readonly connections: number;
}

/**
 * How long an idle connection is kept open, ms: by the simulator, and by a proxy in front of it. The proxy must close
 * first, or it sends a request on a connection that the simulator is closing and has to return 502.
 */
export const keepAlive = { server: 10_000, proxy: 5_000 } as const;

export const usualLimits: ConnectionLimits = {
  headers: 10_000,
  request: 200_000,
  progress: { interval: 30_000, bytes: 64 * 1024 },
  idle: keepAlive.server,
  connections: 2000,
};

/** Creates a server that disconnects slow clients: slow headers, bodies that never end, half-open connections. */
export const makeListener = (
  app: RequestHandler,
  certificate: Certificate | undefined,
  { headers, request, progress, idle, connections }: ConnectionLimits = usualLimits,
): Server => {
  const options: ServerOptions = {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: Math.min(headers / 2, 2000),
    maxHeaderSize: 16 * 1024,
  };
  const server = certificate
    ? createSecureServer({ ...options, ...certificate, handshakeTimeout: headers }, app as never)
    : createServer(options, app as never);
  server.maxConnections = connections;
  // Node's own limits start with the first byte. `socket.setTimeout` is not suitable: it stays active during the first
  // request, and Node then destroys the connection of a response that takes longer.
  server.on('connection', (socket) => {
    const check = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, headers);
    socket.once('close', () => clearTimeout(check));
  });
  server.prependListener('request', (incoming) => expectProgress(incoming, progress));
  return server;
};

/** Creates a server of probes and metrics alone, which still responds when the other one is out of connections. */
export const makeProbeListener = (app: RequestHandler): Server =>
  createServer((request, response) => {
    if (/^\/__(health|ready|admin\/metrics)(\?|$)/.test(request.url ?? '')) (app as RequestListener)(request, response);
    else response.writeHead(404).end();
  });

/** Counts the open connections of a server, and those that it refuses above its limit. */
export const countConnections = (server: Server, figures: ProcessFigures): void => {
  server.on('connection', (socket) => {
    figures.open.connections += 1;
    socket.once('close', () => {
      figures.open.connections -= 1;
    });
  });
  server.on('drop', () => figures.refuse('connections', server.maxConnections));
};

/** Destroys the connection of a request whose body stalls or arrives too slowly. */
const expectProgress = (request: IncomingMessage, { interval, bytes }: ConnectionLimits['progress']): void => {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const check = setInterval(() => {
    if (request.complete) return clearInterval(check);
    // Unread bytes in the handler's buffer apply backpressure to the socket.
    if (socket.bytesRead - before < bytes && request.readableLength === 0) socket.destroy();
    before = socket.bytesRead;
  }, interval);
  check.unref();
  request.once('close', () => clearInterval(check));
};
