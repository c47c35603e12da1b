import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const here = import.meta.dirname;
const entries = {
  console: join(here, 'app/main.tsx'),
  help: join(here, 'app/help.css'),
  toolbar: join(here, 'toolbar/main.ts'),
};
const watched = [join(here, '{app,toolbar}/**/*'), join(here, '../../src/styles/*.css')];

/** One bundled file; `tag` changes with its content. */
export interface Bundled {
  readonly body: Buffer;
  readonly tag: string;
}

export type Bundle = ReadonlyMap<string, Bundled>;

let kept: { readonly stamp: number; readonly bundle: Promise<Bundle> } | undefined;

const newest = (): number => Math.max(...globSync(watched).map((file) => statSync(file).mtimeMs));

const make = async (): Promise<Bundle> => {
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
  });
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const tag = createHash('sha256').update(contents).digest('base64url').slice(0, 22);
      return [basename(path), { body: Buffer.from(contents), tag }];
    }),
  );
};

/**
 * Scripts and styles of console, help and toolbar by file name. Made when a page first asks, so
 * that neither the start nor the site's build pays for them, and anew after their source changed.
 */
export const consoleBundle = (): Promise<Bundle> => {
  const stamp = newest();
  if (kept?.stamp !== stamp) kept = { stamp, bundle: make() };
  return kept.bundle;
};
