import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** One received call. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: unknown;
  /** Sent unchanged instead of a JSON body. */
  readonly bytes?: Uint8Array | undefined;
}

/** Starts a third-party server, closed when the test file ends; it responds with 200 by default. */
export const startThirdPartyServer = async (answer: (incoming: Received) => Answer = () => ({})) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const got = { method, url, headers, body: await text(request) };
    received.push(got);
    const { status = 200, headers: back, body = {}, bytes } = answer(got);
    response
      .writeHead(status, { 'content-type': 'application/json', ...back })
      .end(status === 204 ? undefined : (bytes ?? JSON.stringify(body)));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
};
