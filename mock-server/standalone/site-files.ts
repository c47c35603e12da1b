import { entryPath, prefixOf, readAddress, siteLocales } from '#sim/site/addresses.ts';

/** Returns the files that may hold the document of an address, the most specific first; empty for other addresses. */
export const documentFiles = ({ pathname, searchParams }: URL): readonly string[] => {
  if (/\.\w+$/.test(pathname) || pathname.startsWith('/__')) return [];
  const { path, locale = siteLocales[0] ?? '' } = readAddress(pathname);
  const prefix = prefixOf(locale);
  const entry = entryPath(path, searchParams);
  return [...(entry ? [`${prefix}${entry}.html`] : []), `${prefix}${path}.html`, `${prefix}/404.html`];
};

/** Returns the file of a picture: image hosts share their files, and addresses of logos have no extension. */
const pictureFile = ({ pathname }: URL): string | undefined => {
  const [, name] = /^\/cdn\/[^/]+\/(.+)$/.exec(pathname) ?? [];
  if (name === undefined) return undefined;
  return `/cdn/default/${name}${name.startsWith('vendor_images/') && !name.endsWith('.svg') ? '.svg' : ''}`;
};

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Returns the first of these documents that the host has; without its redirects, with which browsers refuse to open it. */
const fetchDocument = async (fetchFile: Fetch, files: readonly string[]): Promise<Response> => {
  for (const file of files) {
    const { ok, body, headers } = await fetchFile(file, { cache: 'no-cache' });
    if (ok) return new Response(body, { status: file.endsWith('/404.html') ? 404 : 200, headers });
  }
  return new Response('Not found', { status: 404 });
};

/**
 * Returns a `fetch` that finds the files of the site on any static host: hosts differ in which addresses without an
 * extension they serve.
 */
export const fetchFromHost =
  (fetchFile: Fetch, origin: string): Fetch =>
  async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request ? request.url : String(input), origin);
    if (url.origin !== origin || (request && request.method !== 'GET')) return fetchFile(input, init);
    const picture = pictureFile(url);
    if (picture) return fetchFile(picture);
    const files = documentFiles(url);
    return files.length > 0 ? fetchDocument(fetchFile, files) : fetchFile(input, init);
  };
