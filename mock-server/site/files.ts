import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { CliError } from '#sim/cli-error.ts';
import { compressed, withBackend } from './other-backend.ts';

/** One built file with its compressed versions, if the build created them. */
export interface SiteFile {
  readonly type: string;
  /** Strong ETag without the suffix of the content coding. */
  readonly tag: string;
  readonly body: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
  /** Content security policy of a document. */
  readonly policy?: string;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const policyOf = (html: string): string | undefined =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1];

const readBody = (file: string): SiteFile['body'] => {
  const readVariant = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : undefined);
  const [br, gzip] = [readVariant('.br'), readVariant('.gz')];
  return { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
};

const read = (file: string, api: string | undefined): SiteFile => {
  const needsApiAddress = api !== undefined && file.endsWith('.html');
  const body = needsApiAddress ? compressed(Buffer.from(withBackend(readFileSync(file, 'utf8'), api))) : readBody(file);
  const { identity } = body;
  const policy = file.endsWith('.html') ? policyOf(identity.toString()) : undefined;
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    body,
    ...(policy && { policy }),
  };
};

/**
 * Reads all files of a built site, by URL path (`/m/home.html`). Dot files belong to the build and are skipped. With
 * `api` the pages call the backend at that origin. Throws a one-sentence error without a build.
 */
export const readSite = (dir: string, api?: string): ReadonlyMap<string, SiteFile> => {
  if (!existsSync(join(dir, 'm', 'home.html'))) {
    throw new CliError(`${dir} has no built site. Run "npm run build" first.`);
  }
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((file) => [file.slice(dir.length).split(sep).join('/'), read(file, api)]));
};
