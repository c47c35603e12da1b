import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose service worker can be replaced, as a new release does it, and whose network can ask for a login. */
export interface SwappedWorker extends AsyncDisposable {
  readonly address: string;
  /** Makes the worker's script respond to messages with `version` from now on; `broken` ones do not start. */
  release(version: string, broken?: boolean): void;
  /** Makes every request get a Wi-Fi login page with status 200, as captive portals do, until it is called with false. */
  setCaptive(isCaptive: boolean): void;
  /** Makes every request be redirected to another origin, which answers with the type that the path asks for. */
  setRedirected(isRedirected: boolean): void;
  /** Returns the version that was last sent to a browser. */
  lastSent(): string;
}

/** Text of the login page of a captive portal. */
export const portalText = 'Sign in to Wi-Fi';

const answering = (version: string): string =>
  `self.addEventListener('message', ({ ports }) => ports[0]?.postMessage(${JSON.stringify(version)}));`;

/** Starts a proxy for `site` on a separate port that only changes the worker's script. */
export const serveSwappedWorker = async (site: string): Promise<SwappedWorker> => {
  let released = '';
  let mark = '';
  let sent = '';
  let isCaptive = false;
  let isRedirected = false;
  const typeOf = (url: string): string => {
    if (/\.js$/.test(url)) return 'text/javascript';
    if (/\.(?:webp|svg)$/.test(url)) return 'image/svg+xml';
    return url.startsWith('/wps/') ? 'application/json' : 'text/html';
  };
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    if (isCaptive) {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.end(`<!doctype html><title>Wi-Fi</title><h1>${portalText}</h1>`);
      return;
    }
    const { port } = server.address() as AddressInfo;
    if (isRedirected && headers.host?.startsWith('localhost')) {
      outgoing.writeHead(302, { location: `http://127.0.0.1:${port}${url}`, 'access-control-allow-origin': '*' });
      outgoing.end();
      return;
    }
    if (isRedirected) {
      outgoing.writeHead(200, { 'content-type': typeOf(url), 'access-control-allow-origin': '*' });
      outgoing.end(
        url.startsWith('/wps/')
          ? JSON.stringify({ success: true, value: portalText })
          : `<!doctype html><html data-brand="kidlat"><h1>${portalText}</h1>`,
      );
      return;
    }
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
    setCaptive: (next) => {
      isCaptive = next;
    },
    setRedirected: (next) => {
      isRedirected = next;
    },
    lastSent: () => sent,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
