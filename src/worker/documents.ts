import { languageCookie } from '../lib/storage/keys.ts';
import { scope } from './scope.ts';

type Language = 'en' | 'fil';

const cacheName = 'documents';

/** Pages that open without a network after one visit of any page. */
const shell = ['/m/home', '/m/activity', '/m/help', '/m/useragreement', '/m/responsible', '/m/offline'];

/** How long a slow network is waited for when there is a kept page, ms. */
const patience = 5_000;

/** The Cache API does not see `Vary: Cookie`: the language stands in the key. Of the query only what names a document of its own counts. */
const keyOf = (url: URL, language: Language): string => {
  const path = url.pathname.replace(/^\/ty(?=\/)/, '').replace(/^\/(m\/?)?$|^\/m\/index(\.html)?$/, '/m/home');
  const entry = ['id', 'i', 'gameType'].flatMap((name) =>
    url.searchParams.has(name) ? [`${name}=${url.searchParams.get(name)}`] : [],
  );
  return `${scope.location.origin}/__kept/${language}${path}?${entry.join('&')}`;
};

/** Documents that a query names, such as one promotion; the one kept longest ago makes room. */
const mostEntries = 40;

const makeRoom = async (cache: Cache): Promise<void> => {
  const entries = (await cache.keys()).filter(({ url }) => !url.endsWith('?'));
  for (const oldest of entries.slice(0, Math.max(0, entries.length - mostEntries))) await cache.delete(oldest);
};

const languageOf = (html: string): Language => (/<html lang="?fil/.test(html) ? 'fil' : 'en');

const keep = async (url: URL, reply: Response): Promise<void> => {
  if (!reply.ok || reply.redirected || !reply.headers.get('content-type')?.startsWith('text/html')) return;
  const cache = await caches.open(cacheName);
  await cache.put(keyOf(url, languageOf(await reply.clone().text())), reply);
  await makeRoom(cache);
};

/** Keeps the shell in the reader's language and in Filipino, whose addresses say so themselves. One that fails is kept when it is visited. */
export const keepShell = async (): Promise<void> => {
  const addresses = shell.flatMap((path) => [path, `/ty${path}`]);
  await Promise.allSettled(
    addresses.map(async (address) => {
      const reply = await fetch(address, { credentials: 'same-origin', cache: 'no-cache' });
      await keep(new URL(address, scope.location.origin), reply);
    }),
  );
};

const wantedLanguage = async (url: URL): Promise<Language> => {
  if (url.pathname.startsWith('/ty/')) return 'fil';
  const cookie = await scope.cookieStore?.get(languageCookie).catch(() => null);
  return cookie?.value === 'ty' ? 'fil' : 'en';
};

const findKept = async (url: URL): Promise<Response | undefined> => {
  const cache = await caches.open(cacheName);
  const language = await wantedLanguage(url);
  const bare = new URL(url.pathname, url);
  for (const key of [keyOf(url, language), keyOf(bare, language), keyOf(bare, language === 'en' ? 'fil' : 'en')]) {
    const found = await cache.match(key);
    if (found) return found;
  }
  return undefined;
};

/** The page that says there is no network, under the address that was asked for. */
const offlinePage = async (url: URL): Promise<Response> => {
  const page = await findKept(new URL('/m/offline', url));
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
};

const soon = (reply: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([reply, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);

/** A document: from the network, kept on the way; without it or too late, the kept one; else the offline page. */
export const answerDocument = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const reply = fetch(request);
  const kept = await findKept(url);
  try {
    const found = kept ? await soon(reply) : await reply;
    if (!found) return kept ?? (await reply);
    void keep(url, found.clone());
    return found;
  } catch {
    return kept ?? offlinePage(url);
  }
};
