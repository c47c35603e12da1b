import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose service worker can be replaced, as a new release does it. */
export interface SwappedWorker extends AsyncDisposable {
  readonly address: string;
  /** Makes the worker's script respond to messages with `version` from now on; `broken` ones do not start. */
  release(version: string, broken?: boolean): void;
  /** Returns the version that was last sent to a browser. */
  lastSent(): string;
}

const answering = (version: string): string =>
  `self.addEventListener('message', ({ ports }) => ports[0]?.postMessage(${JSON.stringify(version)}));`;

/** Starts a proxy for `site` on a separate port that only changes the worker's script. */
export const serveSwappedWorker = async (site: string): Promise<SwappedWorker> => {
  let released = '';
  let mark = '';
  let sent = '';
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const isWorker = url === '/sw.js';
    const upstreamRequest = request(site + url, {
      method,
      headers: { ...headers, ...(isWorker && { 'accept-encoding': 'identity' }) },
    });
    upstreamRequest.on('response', (reply) => {
      const { 'content-length': _, etag: __, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, isWorker ? rest : reply.headers);
      if (isWorker) {
        sent = released;
        outgoing.write(`${mark}\n`);
      }
      reply.pipe(outgoing);
    });
    upstreamRequest.on('error', () => outgoing.destroy());
    incoming.pipe(upstreamRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: (version, broken = false) => {
      released = version;
      mark = broken ? 'throw new Error("a release that does not start");' : answering(version);
    },
    lastSent: () => sent,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
