import { createServer, type Server, type ServerOptions } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { RequestHandler } from 'express';
import type { Certificate } from './certificate.ts';

/** How long a caller may take to say what they want, ms, and how many may be connected. */
export interface ConnectionLimits {
  /** From the connection, or the last reply, to the end of the headers. */
  readonly headers: number;
  /** To the end of the body. */
  readonly request: number;
  /** Without a word between two requests. */
  readonly idle: number;
  readonly connections: number;
}

const usualLimits: ConnectionLimits = { headers: 10_000, request: 30_000, idle: 10_000, connections: 2000 };

/** A server that hangs up on who dawdles: slow headers, bodies that never end, connections left half open. */
export const makeListener = (
  app: RequestHandler,
  certificate: Certificate | undefined,
  { headers, request, idle, connections }: ConnectionLimits = usualLimits,
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
  // A connection that says nothing at all never begins a request, so the limits above do not see it.
  server.on('connection', (socket) => {
    socket.setTimeout(headers, () => {
      if (socket.bytesRead === 0) socket.destroy();
    });
  });
  return server;
};
