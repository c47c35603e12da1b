import { Agent, type IncomingMessage, request as requestUpstream, type ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { isOfThisMachine } from '#sim/http/this-machine.ts';
import { sendUnavailable } from '#sim/http/unavailable.ts';

/** Counts how often a call was forwarded: for a moment, two processes may each take the other for the owner. */
const hopsHeader = 'x-sim-hops';

export const hopsOf = ({ headers }: IncomingMessage): number => Number(headers[hopsHeader]) || 0;

/** The other process closes idle connections after 10 s; a call on a connection that is closing would be lost. */
const agent = new Agent({ keepAlive: true, timeout: 5000 });

/** Headers that belong to one connection, or are set again. */
const ofConnection = /^(connection|keep-alive|proxy-connection|upgrade|x-sim-hops|x-forwarded-(for|proto))$/i;
const ofBody = /^(content-length|transfer-encoding)$/i;

/** Returns those headers of a message whose names do not match, as a flat list of names and values. */
const headersWithout = ({ rawHeaders }: IncomingMessage, excluded: RegExp): string[] =>
  rawHeaders.filter((_, index) => !excluded.test(rawHeaders[index - (index % 2)] ?? ''));

const headersOf = (request: Request, body: string | undefined): string[] => {
  const { headers, socket } = request;
  const kept = headersWithout(request, ofConnection);
  const origins = [headers['x-forwarded-for'], socket.remoteAddress].flatMap((it) => it ?? []).join(', ');
  return [
    ...kept.filter((_, index) => body === undefined || !ofBody.test(kept[index - (index % 2)] ?? '')),
    ...(body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))]),
    ...[hopsHeader, String(hopsOf(request) + 1)],
    // Without a key the admin API accepts programs of this machine only, and a forwarded address would exclude them.
    ...(isOfThisMachine(request) ? [] : ['x-forwarded-for', origins, 'x-forwarded-proto', request.protocol]),
  ];
};

const sendBack = (from: IncomingMessage, response: ServerResponse): void => {
  // Set one by one, so that the shutdown recognises event streams.
  for (const [name, values] of Object.entries(from.headersDistinct))
    if (values && !ofConnection.test(name)) response.setHeader(name, values.length === 1 ? (values[0] ?? '') : values);
  response.writeHead(from.statusCode ?? 502, from.statusMessage);
  // Event streams send their headers long before the first event.
  response.flushHeaders();
  from.pipe(response);
  from.once('error', () => response.destroy());
};

/**
 * Forwards a call to another process and its response back, streams included. Resolves with false if that process
 * refuses the connection, so that nothing of the call was sent. If the connection breaks later, the response is 503, or
 * the caller's connection is closed if a part was sent.
 */
export const forwardCall = (address: string, request: Request, response: Response): Promise<boolean> =>
  new Promise((resolve) => {
    // A body that was parsed to find the world can no longer be piped.
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const { hostname, port } = new URL(address);
    const upstream = requestUpstream({
      agent,
      hostname,
      port,
      method: request.method,
      path: request.originalUrl,
      headers: headersOf(request, body),
    });
    let isSent = false;
    const send = (): void => {
      isSent = true;
      resolve(true);
      if (body === undefined) request.pipe(upstream);
      else upstream.end(body);
    };
    upstream.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    upstream.once('response', (from) => sendBack(from, response));
    const abort = (): void => void upstream.destroy();
    response.once('close', abort);
    upstream.on('error', () => {
      if (isSent) return sendUnavailable(response, 'The process that serves the world has ended during the call.');
      // The call is forwarded again until the world has been taken over.
      response.off('close', abort);
      resolve(false);
    });
  });
