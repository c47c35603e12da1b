import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A host of files, as the simplest ones are: exact names, the index of the root, one page for unknown addresses. */
export interface StaticHost {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a folder on a free port. */
export const serveFolder = async (folder: string): Promise<StaticHost> => {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(url.split('?', 1)[0] ?? '/'));
    const wanted = join(folder, path === '/' ? 'index.html' : path);
    const isFound = existsSync(wanted) && statSync(wanted).isFile();
    const file = isFound ? wanted : join(folder, '404.html');
    response.writeHead(isFound ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
