import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Policy directives that calls, frames and pictures of another origin need. */
const opened = /\b(default-src|img-src) 'self'/g;

const policy = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*(?=">)/;

/**
 * Returns a built document whose page calls the backend at `base` (\`src/lib/browser/backend.ts\`), with a policy that
 * allows it. Scripts still come from the site's own origin.
 */
export const withBackend = (html: string, base: string): string => {
  const { origin } = new URL(base);
  const address = base.replace(/\/+$/, '').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replace(policy, (text) => text.replaceAll(opened, `$1 'self' ${origin}`))
    .replace(/<html\b/, `<html data-api="${address}"`);
};

/** Returns a text with its compressed versions; runs at the start, so fast compression levels are used. */
export const compressed = (identity: Buffer): { identity: Buffer; br: Buffer; gzip: Buffer } => ({
  identity,
  br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: gzipSync(identity),
});
