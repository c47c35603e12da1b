import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** One request as sent: its path is not normalised. */
export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decoded. */
  readonly body: string;
}

const decode = (bytes: Buffer, coding: string | undefined): string => {
  if (bytes.length === 0) return '';
  if (coding === 'br') return brotliDecompressSync(bytes).toString('latin1');
  return (coding === 'gzip' ? gunzipSync(bytes) : bytes).toString('latin1');
};

export const requestSite = (origin: string, { path, method = 'GET', headers = {} }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers: { host: 'kidlat.test', ...headers } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const { statusCode: status = 0, headers: own } = reply;
        try {
          resolve({ status, headers: own, body: decode(Buffer.concat(parts), own['content-encoding']) });
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.on('error', reject).end();
  });

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const paths = [
  // URLs that show another page's document.
  ...['/', '/m', '/m/', '/m/index', '/m/index.html', '/register.html', '/m/register.html', '/ty', '/ty/', '/ty/m'],
  ...['/ty/m/', '/ty/m/index', '/ty/m/index.html', '/ty/register.html', '/ty/m/register.html', '/m/INDEX', '/M'],
  // Queries of affiliates.
  ...['/?affiliateCode=ab12', '/m/home?affiliateCode=ab12', '/register.html?affiliateCode=ab12&x=1'],
  ...['/m/register?affiliateCode=%20a', '/m/index.html?affiliateCode=a?b', '/ty/register.html?affiliateCode=z'],
  // Pages.
  ...['/m/home', '/m/login', '/m/register', '/m/mine', '/m/gameLobby', '/m/activity', '/m/help', '/m/service'],
  ...['/m/notice', '/m/feedback', '/m/trail', '/m/agent', '/m/gameRecord', '/m/member/home', '/m/transaction/record'],
  ...['/ty/m/home', '/ty/m/login', '/ty/m/help', '/ty/m/trail', '/404', '/ty/404', '/m/offline', '/m/maintenance'],
  // Entries.
  ...['/m/activityDetail?id=401', '/m/activityDetail?id=402&from=home', '/m/activityDetail?x=1&id=403'],
  ...[
    '/m/activityDetail?id=',
    '/m/activityDetail?id=99999',
    '/m/activityDetail?id=../home',
    '/m/activityDetail?ID=401',
  ],
  ...['/m/activityDetail?id=401&id=402', '/m/activityDetail?id=zz&id=401', '/m/activityDetail?bid=401'],
  ...['/m/help?i=1', '/m/help?i=2', '/m/help?i=77', '/m/help?i=2&i=3', '/m/helpDetail?i=3', '/m/help/2', '/m/help/77'],
  ...['/m/gameList?gameType=RNG', '/m/gameList?gameType=rng', '/m/gameList?gameType=LIVE&vassalage=X'],
  ...['/ty/m/help?i=2', '/ty/m/activityDetail?id=401', '/ty/m/gameList?gameType=FISH', '/m/help?i=1234567890123456'],
  // Other spellings.
  ...['/m/trial', '/m/trial?a=1', '/m/trial/', '/m/trial.html', '/ty/m/trial?a=1', '/m/home/', '/m/home//'],
  ...[
    '/m/home.html',
    '/m/home.html?a=1',
    '/ty/m/home.html',
    '/ty/m/home/',
    '/m/home.html/',
    '/m/home/?',
    '/m/home/?x=?y',
  ],
  ...['/m/index/', '/m/index.html/', '/register.html/', '/Register.html', '/m/gamelobby/', '/m/INDEX.HTML', '/m//'],
  ...['/m/gameList/', '/m/help/2.html', '/m/help/?i=2', '/m/activityDetail/?id=401', '/404.html', '/m/register/'],
  // Unknown paths.
  ...['//evil.example/', '/m/nothing', '/nothing', '/ty/nothing', '/.inputs', '/m/home.html.br', '/m/home.html.gz'],
  ...[
    '/m/HOME',
    '/m/Home/',
    '/M/home',
    '/tyler',
    '/ty2/m/home',
    '/m/home/x',
    '/m//home',
    '/_astro/gone.js',
    '/m/hom%65',
  ],
  ...['/SW.JS', '/robots.txt/', '/robots.txt.html', '/m/%2e%2e/package.json', '/static', '/_astro/', '/moreLotteries'],
  ...['/sw.js.br', '/icons', '/%6d/home', '/m/home;a=1', '/m/home?', '/m/nothing?id=401'],
  // Files.
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/recover.js', '/print.css', '/robots.txt?v=2'],
];

/**
 * Returns the table by which two servers of the same site are compared: URLs, languages, codings, methods and
 * conditional requests. `files` are hashed built files; `tags` the ETags of first responses by path and coding.
 */
export const siteRequests = (files: readonly string[], tags: Readonly<Record<string, string>>): Asked[] => {
  const codings = ['br', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'identity', '*', 'deflate', 'br;q=0.5'];
  const cookies = ['lang=ty', 'lang=en', 'a=b; lang=ty; c=d', 'lang=tyx', 'xlang=ty', 'lang=ty; lang=en', 'lang="ty"'];
  const kept = { 'accept-encoding': 'br' };
  return [
    ...paths.map((path) => ({ path, headers: { ...html, 'accept-encoding': 'gzip, deflate, br' } })),
    ...files.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, br' } })),
    ...cookies.flatMap((cookie) => ['/m/home', '/gone', '/'].map((path) => ({ path, headers: { ...html, cookie } }))),
    { path: '/ty/m/home', headers: { cookie: 'lang=en' } },
    ...codings.map((coding) => ({ path: '/m/login', headers: { 'accept-encoding': coding } })),
    ...['image/avif,image/*', 'application/json', 'text/*', '*/*', 'text/html;level=1'].map((accept) => ({
      path: '/gone',
      headers: { accept },
    })),
    { path: '/gone' },
    ...['/m/home', '/sw.js', '/gone', '/m/trial', '/m/help?i=2'].map((path) => ({
      path,
      method: 'HEAD',
      headers: html,
    })),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({ path: '/m/home', method })),
    { path: '/nothing', method: 'POST' },
    { path: '/m/home', headers: { 'sec-fetch-dest': 'empty' } },
    { path: '/gone', headers: { ...html, 'sec-fetch-dest': 'empty' } },
    { path: '/robots.txt', headers: { 'sec-fetch-dest': 'empty' } },
    { path: '/m/home', headers: { range: 'bytes=0-9' } },
    ...Object.entries(tags).flatMap(([path, tag]) => [
      { path, headers: { ...kept, 'if-none-match': tag } },
      { path, headers: { ...kept, 'if-none-match': `W/${tag}` } },
      { path, headers: { ...kept, 'if-none-match': `"other", ${tag}` } },
      { path, headers: { 'accept-encoding': 'gzip', 'if-none-match': tag } },
      { path, headers: { ...kept, 'if-none-match': tag, 'cache-control': 'no-cache' } },
      { path, headers: { ...kept, 'if-none-match': '"other"' } },
    ]),
    { path: '/gone', headers: { ...html, 'if-none-match': '"x"' } },
    { path: '/m/home', headers: { 'if-modified-since': 'Fri, 01 Jan 2038 00:00:00 GMT' } },
  ];
};
