import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Equivalent pages written by hand without any script, as the baseline cost of network and browser. Pictures are the
 * site's.
 */
export type BareKind = 'home' | 'list' | 'login' | 'help';

const looks =
  'body{margin:0;font:15px/1.4 system-ui,sans-serif;background:#10131c;color:#eef}header{position:sticky;top:0;display:flex;justify-content:space-between;padding:12px 16px;background:#181d2b}a{color:inherit}img{width:100%;height:auto;display:block}';
const gridLooks =
  'ul{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;padding:0 16px;list-style:none;margin:0}ul img{border-radius:10px}ul span{font-size:12px}nav{display:flex;gap:8px;overflow-x:auto;padding:12px 16px}nav a{flex:none;border-radius:16px;padding:8px 14px;background:#26304a}';
const formLooks =
  'form{display:grid;gap:14px;padding:24px}input{padding:12px;border-radius:8px;border:1px solid #456;background:#0c0f17;color:inherit;font-size:16px;width:100%;box-sizing:border-box}button{padding:14px;border:0;border-radius:8px;background:#f5b301;font-weight:700}';

const listed = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** Game in every catalogue. */
const firstGame = 1001;
const pictures = 36;

const tiles = (count: number): string =>
  `<ul>${listed(count, (at) => `<li><a href="/m/game/${at}"><img src="/cdn/default/games/${firstGame + (at % pictures)}.webp?w=240" alt="" width="240" height="240" loading="lazy"><span>Game tile ${at}</span></a>`)}</ul>`;

const banner =
  '<img src="/cdn/default/slides/welcome.webp?w=780" alt="" width="780" height="335" fetchpriority="high">';
const categories = `<nav>${listed(8, (at) => `<a href="#">Category ${at}</a>`)}</nav>`;
const paragraph =
  'Help text of ordinary length that a player would read to learn how deposits, withdrawals, bonuses and limits work on this site. '.repeat(
    6,
  );

const bodies: Readonly<Record<BareKind, string>> = {
  home: `<style>${gridLooks}</style>${banner}${categories}${tiles(36)}`,
  list: `<style>${gridLooks}</style>${tiles(100)}`,
  login: `<style>${formLooks}</style><form><label>Username<input></label><label>Password<input type="password"></label><button>Log in</button></form>`,
  help: `<main><h1>Help</h1>${listed(24, (at) => `<h2>Question ${at}</h2><p>${paragraph}</p>`)}</main>`,
};

const documentOf = (kind: BareKind): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${kind}</title><link rel="icon" href="data:,"><style>${looks}</style><header><b>BRAND</b><a href="/m/login">Log in</a></header>${bodies[kind]}`;

interface Kept {
  readonly type: string;
  readonly body: Buffer;
}

/** Serves one such page, with pictures from the site, and returns its URL. */
export const serveBare = async (site: string, kind: BareKind) => {
  const html = brotliCompressSync(documentOf(kind));
  const kept = new Map<string, Promise<Kept>>();
  const pictureOf = async (url: string): Promise<Kept> => {
    const answer = await fetch(site + url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
    return { type: answer.headers.get('Content-Type') ?? '', body: Buffer.from(await answer.arrayBuffer()) };
  };
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Encoding', 'br').end(html);
      return;
    }
    const picture = kept.get(url) ?? pictureOf(url);
    kept.set(url, picture);
    const { type, body } = await picture;
    response.setHeader('Content-Type', type).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
