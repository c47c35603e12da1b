import type { SiteFile } from './files.ts';

/** Where browsers report what the content policy stopped. */
export const reportPath = '/__csp';

const closed = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * All that files with a hash in their name carry besides type and caching: a page fetches dozens of them. They are the
 * same for everybody, so another site that fetches one learns nothing.
 */
const hashedHeaders: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' };

/** Sent with every other file of the site. */
const fileHeaders: Readonly<Record<string, string>> = {
  ...hashedHeaders,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent with every document, and with what stands in the place of one. */
const securityHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': closed.map((feature) => `${feature}=()`).join(', '),
};

/** Over https only: browsers are to stay there for a year. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/** A document's own policy, with what only a header can say. */
const policyHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'; report-uri ${reportPath}; report-to csp`,
  'Reporting-Endpoints': `csp="${reportPath}"`,
});

/** A page that fetches a document is changing its language: what the browser holds ready is in the old one. */
export const clearSiteDataHeader = { 'Clear-Site-Data': '"prefetchCache", "prerenderCache"' } as const;

/** Files that carry a hash of their content in their name. */
const hashed = /^\/_astro\/|^\/static\/.+\.[0-9a-f]{8}\.\w+$/;

/** How a file is cached: documents are asked for again, files with a hash in their name never, others each time. */
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

/** What every reply with this file carries, whoever asks. `path` is its address among the built files. */
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

/** What a reply without a page carries: a refusal in one line of text. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Type': 'text/plain; charset=utf-8',
};

/** A redirect to the proper spelling: for a day, as spellings may come to mean something. */
export const redirectHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'Cache-Control': 'public, max-age=86400',
};

/** Texts of the replies without a page. */
export const refusals = { missing: 'Not found\n', method: 'Method not allowed\n' } as const;

/** What a page is asked for with. */
export const allowHeader = { Allow: 'GET, HEAD' } as const;
