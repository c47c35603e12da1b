import { brand } from '#brands/current.ts';

/** Attribute that the site's documents bear, and no page of a network that asks for a login. */
const documentMark = `data-brand="${brand.id}"`;

/** Media types by file extension; other files are pictures and fonts. */
const mediaTypes: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /json/,
  webmanifest: /json/,
};
const pictureOrFont = /^image\/|font/;

/** Returns whether an HTML text is a document of the site. */
export const isOwnDocument = (html: string): boolean => html.slice(0, 1_000).includes(documentMark);

const isOwnBody = async (path: string, type: string, response: Response): Promise<boolean> => {
  if (path.startsWith('/__kept/')) return isOwnDocument(await response.text());
  if (/^\/(wps|lgw)\//.test(path)) {
    const reply: unknown = await response.json().catch(() => null);
    return typeof reply === 'object' && reply !== null && 'success' in reply;
  }
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  return (mediaTypes[extension] ?? pictureOrFont).test(type);
};

/**
 * Returns whether a response may be cached for an address: the site sent it, and not a network that answers every request
 * with its login page.
 */
export const isOwn = async (address: string, response: Response): Promise<boolean> => {
  if (response.status !== 200) return false;
  // A copied response has no address.
  if (response.url && new URL(response.url).origin !== new URL(address).origin) return false;
  const type = response.headers.get('content-type') ?? '';
  return isOwnBody(new URL(address).pathname, type, response.clone());
};

/** Removes responses of other servers from a cache; earlier releases of the worker kept them. */
export const removeForeign = async (cacheName: string): Promise<void> => {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response && !(await isOwn(request.url, response))) await cache.delete(request);
  }
};
