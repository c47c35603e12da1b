import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** The same kind of page written by hand, without any script: what network and browser cost anyway. */
export interface BarePage {
  readonly title: string;
  readonly body: string;
  /** Picture of the site that it shows as its largest. */
  readonly picture?: string;
}

const looks =
  'body{margin:0;font:15px/1.4 system-ui,sans-serif;background:#10131c;color:#eef}header{padding:12px 16px}img{width:100%;height:auto;display:block}';

const documentOf = ({ title, body, picture }: BarePage): string => {
  const image = picture ? `<img src="${picture}" alt="" width="780" height="335" fetchpriority="high">` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${looks}</style><header><b>${title}</b></header>${image}${body}`;
};

/** Serves one such page, with its picture from the site, and says where. */
export const serveBare = async (site: string, page: BarePage) => {
  const html = gzipSync(documentOf(page));
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Encoding', 'gzip').end(html);
      return;
    }
    const picture = await fetch(site + url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
    response.setHeader('Content-Type', picture.headers.get('Content-Type') ?? '');
    response.end(Buffer.from(await picture.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
