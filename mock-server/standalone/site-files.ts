import { entryPath, prefixOf, readAddress, siteLocales } from '#sim/site/addresses.ts';

/** Returns the files that may hold the document of an address, the most specific first; empty for other addresses. */
export const documentFiles = ({ pathname, searchParams }: URL): readonly string[] => {
  if (/\.\w+$/.test(pathname) || pathname.startsWith('/__')) return [];
  const { path, locale = siteLocales[0] ?? '' } = readAddress(pathname);
  const prefix = prefixOf(locale);
  const entry = entryPath(path, searchParams);
  return [...(entry ? [`${prefix}${entry}.html`] : []), `${prefix}${path}.html`, `${prefix}/404.html`];
};

/** Returns the file of a picture: logos of vendors have addresses without an extension. */
export const pictureFile = ({ pathname }: URL): string | undefined =>
  /^\/cdn\/.+\/vendor_images\/\w+$/.test(pathname) ? `${pathname}.svg` : undefined;

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Returns the first file that the host has. */
const firstOf = async (fetchFile: Fetch, files: readonly string[]): Promise<Response> => {
  const [file = '', ...others] = files;
  const reply = await fetchFile(file, { cache: 'no-cache' });
  return reply.ok || others.length === 0 ? reply : firstOf(fetchFile, others);
};

/** Returns a response without its redirects, with which browsers refuse to open a document. */
const asDocument = ({ body, headers }: Response, status: number): Response => new Response(body, { status, headers });

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
    if (files.length === 0) return fetchFile(input, init);
    const reply = await firstOf(fetchFile, files);
    const isMissing = new URL(reply.url || url, origin).pathname.endsWith('/404.html');
    return asDocument(reply, isMissing ? 404 : reply.status);
  };
