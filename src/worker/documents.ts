import { barePath, pathPrefix } from '#lib/bare-path.ts';
import { languageCookie } from '#lib/storage/keys.ts';
import { defaultLocale, languages } from '#markets/current.ts';
import { aliases, entryParameters, paths } from '#paths.ts';
import { isOwnDocument } from './is-own.ts';
import { scope } from './scope.ts';

export const documentCache = 'documents';

/** Pages that open offline after one visit of any page. */
const shell = [paths.home, paths.activity, paths.help, paths.userAgreement, paths.responsible, paths.offline];

/** Query parameters that select a separate document. */
const documentParameters = [...new Set(Object.values(entryParameters))].sort();

/** Network timeout if a cached document exists, ms. */
const networkTimeoutMs = 5_000;

/** Returns the cache key of a document. The Cache API ignores `Vary: Cookie`, so the key holds the language. */
const keyOf = (url: URL, language: string): string => {
  const bare = barePath(url.pathname);
  const path = aliases[bare] ?? bare;
  const entry = documentParameters.flatMap((name) =>
    url.searchParams.has(name) ? [`${name}=${url.searchParams.get(name)}`] : [],
  );
  return `${scope.location.origin}/__kept/${language}${path}?${entry.join('&')}`;
};

/** Maximum number of cached documents selected by a query, such as one promotion; the oldest are evicted. */
const maxEntryDocuments = 40;

const evictOldest = async (cache: Cache): Promise<void> => {
  const entries = (await cache.keys()).filter(({ url }) => !url.endsWith('?'));
  for (const oldest of entries.slice(0, Math.max(0, entries.length - maxEntryDocuments))) await cache.delete(oldest);
};

const languageOf = (html: string): string => /<html lang="?([\w-]+)/.exec(html)?.[1] ?? defaultLocale;

const store = async (url: URL, reply: Response): Promise<void> => {
  if (!reply.ok || reply.redirected || !reply.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await reply.clone().text();
  if (!isOwnDocument(html)) return;
  const cache = await caches.open(documentCache);
  await cache.put(keyOf(url, languageOf(html)), reply);
  await evictOldest(cache);
};

/** Caches the shell pages in the visitor's language and in those with an address. A page that fails is cached when it is visited. */
export const cacheShell = async (): Promise<void> => {
  const addresses = shell.flatMap((path) => languages.map(({ prefix }) => (prefix ? `/${prefix}${path}` : path)));
  await Promise.allSettled(
    addresses.map(async (address) => {
      const reply = await fetch(address, { credentials: 'same-origin', cache: 'no-cache' });
      await store(new URL(address, scope.location.origin), reply);
    }),
  );
};

/** Returns the language of a page's address, or the one that the player chose. */
export const preferredLanguage = async (url: URL): Promise<string> => {
  const address = pathPrefix(url.pathname).slice(1);
  const cookie = address ? null : await scope.cookieStore?.get(languageCookie).catch(() => null);
  const chosen = languages.find(({ prefix, wire }) =>
    address ? prefix === address : wire.toLowerCase() === cookie?.value,
  );
  return chosen?.id ?? defaultLocale;
};

const findCached = async (url: URL): Promise<Response | undefined> => {
  const cache = await caches.open(documentCache);
  const language = await preferredLanguage(url);
  const bare = new URL(url.pathname, url);
  for (const key of [
    keyOf(url, language),
    ...[language, ...languages.map(({ id }) => id)].map((id) => keyOf(bare, id)),
  ]) {
    const found = await cache.match(key);
    if (found) return found;
  }
  return undefined;
};

/** Returns the offline page as the response to the requested address. */
const offlinePage = async (url: URL): Promise<Response> => {
  const page = await findCached(new URL(paths.offline, url));
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
};

const withTimeout = (reply: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([reply, new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs))]);

/**
 * Returns a document from the network and caches it; offline or after the timeout the cached one, else the offline
 * page.
 */
export const fetchDocument = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const reply = fetch(request);
  const cached = await findCached(url);
  try {
    const found = cached ? await withTimeout(reply) : await reply;
    if (!found) return cached ?? (await reply);
    void store(url, found.clone());
    return found;
  } catch {
    return cached ?? offlinePage(url);
  }
};
