import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { constants } from '#markets/constants.ts';
import { builtFiles } from '#sim/built-files.ts';
import { isPackaged, productRoot } from '#sim/product.ts';

const here = join(productRoot, 'mock-server/console');
const entries = {
  console: join(here, 'app/main.tsx'),
  explorer: join(here, 'explorer/main.ts'),
  help: join(here, 'app/help.css'),
  toolbar: join(here, 'toolbar/main.ts'),
};
const watched = [join(here, '{app,explorer,toolbar}/**/*'), join(here, '../../src/ui/**/*.css')];

/** One bundled file; `tag` changes with its content. */
export interface Bundled {
  readonly body: Buffer;
  readonly tag: string;
}

export type Bundle = ReadonlyMap<string, Bundled>;

let kept: { readonly stamp: number; readonly bundle: Promise<Bundle> } | undefined;

const newest = (): number => Math.max(...globSync(watched).map((file) => statSync(file).mtimeMs));

const asBundled = (body: Buffer): Bundled => ({
  body,
  tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
});

/** Bundles all entries of the console from their source. */
export const bundleConsole = async (): Promise<Bundle> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: entries,
    outdir: '/',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [constants],
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), asBundled(Buffer.from(contents))]));
};

const read = async (): Promise<Bundle> =>
  new Map([...builtFiles('console')].map(([name, body]) => [name, asBundled(body)]));

/**
 * Returns scripts and styles of console, API explorer, help and toolbar by file name. They are bundled when a page first
 * requests one, so that neither the start nor the build of the site pays for it, and again after a change of their
 * source.
 */
export const consoleBundle = (): Promise<Bundle> => {
  const stamp = isPackaged ? 0 : newest();
  if (kept?.stamp !== stamp) kept = { stamp, bundle: isPackaged ? read() : bundleConsole() };
  return kept.bundle;
};
