import type { SiteFile } from './files.ts';

/** Path to which browsers report content policy violations. */
export const reportPath = '/__csp';

/** What a script could ask a player for, or pay with. Others are left out, because home fits its first round trip. */
const closed = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Only these headers are sent with hashed files in addition to type and caching, because a page fetches dozens of them.
 * The files are equal for all users, so they reveal nothing to other sites.
 */
const hashedHeaders: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' };

/** Headers of all other files of the site. */
const fileHeaders: Readonly<Record<string, string>> = {
  ...hashedHeaders,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of documents and of responses that replace one. */
const securityHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': closed.map((feature) => `${feature}=()`).join(', '),
};

/** Sent over https only: browsers use https for a year. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/**
 * Returns the header of a document's own policy, with the directives that only a header supports. Every supported browser
 * knows `report-uri`; naming the Reporting API too would take bytes of home's first round trip.
 */
const policyHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'; report-uri ${reportPath}`,
});

/**
 * Sent with a document that a page fetches, which happens on a language change: prefetched documents are in the old
 * language.
 */
export const clearSiteDataHeader = { 'Clear-Site-Data': '"prefetchCache", "prerenderCache"' } as const;

/** Files with a hash of their content in their name. */
const hashed = /^\/_astro\/|^\/static\/.+\.[0-9a-f]{8}\.\w+$/;

/** Caching of a file: documents are revalidated, hashed files never, others each time. */
export type FileKind = 'document' | 'hashed' | 'plain';

export const kindOf = (path: string): FileKind => {
  if (path.endsWith('.html')) return 'document';
  return hashed.test(path) ? 'hashed' : 'plain';
};

const cacheControl: Readonly<Record<FileKind, string>> = {
  document: 'private, no-cache',
  hashed: 'max-age=31536000, immutable',
  plain: 'public, no-cache',
};

/** Returns the headers of every response with this file. `path` is its path among the built files. */
export const headersOf = (
  path: string,
  { type, policy }: Pick<SiteFile, 'type' | 'policy'>,
): Record<string, string> => {
  const kind = kindOf(path);
  const shared = { 'Cache-Control': cacheControl[kind], 'Content-Type': type };
  if (kind === 'hashed') return { ...hashedHeaders, Vary: 'Accept-Encoding', ...shared };
  if (kind === 'plain') return { ...fileHeaders, Vary: 'Accept-Encoding', ...shared };
  return { ...securityHeaders, Vary: 'Cookie, Accept-Encoding', ...(policy && policyHeaders(policy)), ...shared };
};

/** Headers of a response without a page: an error in one line of text. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Type': 'text/plain; charset=utf-8',
};

/**
 * Headers of a redirect to the canonical spelling; cached for a day only, because spellings may get another meaning.
 */
export const redirectHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'Cache-Control': 'public, max-age=86400',
};

/** Texts of responses without a page. */
export const refusals = { missing: 'Not found\n', method: 'Method not allowed\n' } as const;

/** Methods of pages. */
export const allowHeader = { Allow: 'GET, HEAD' } as const;
