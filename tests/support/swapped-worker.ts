import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose service worker can be replaced, as a new release does it. */
export interface SwappedWorker extends AsyncDisposable {
  readonly address: string;
  /** From now on the worker's script answers messages with `version`, before all that it does otherwise; `broken` ones do not even start. */
  release(version: string, broken?: boolean): void;
  /** Version that a browser was last sent. */
  lastSent(): string;
}

const answering = (version: string): string =>
  `self.addEventListener('message', ({ ports }) => ports[0]?.postMessage(${JSON.stringify(version)}));`;

/** Stands before `site` on a port of its own and passes everything on, the worker's script with a mark. */
export const swapWorker = async (site: string): Promise<SwappedWorker> => {
  let released = '';
  let mark = '';
  let sent = '';
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const isWorker = url === '/sw.js';
    const passed = request(site + url, {
      method,
      headers: { ...headers, ...(isWorker && { 'accept-encoding': 'identity' }) },
    });
    passed.on('response', (reply) => {
      const { 'content-length': _, etag: __, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, isWorker ? rest : reply.headers);
      if (isWorker) {
        sent = released;
        outgoing.write(`${mark}\n`);
      }
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
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
