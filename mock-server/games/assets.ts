import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { Router } from 'express';
import { brandSettings } from '#brands/current.ts';
import { readTokens } from '#brands/read.ts';
import { supportedBrowsers } from '#lib/supported-browsers.ts';
import { constants } from '#markets/constants.ts';
import { languages } from '#markets/current.ts';
import { builtFiles } from '#sim/built-files.ts';
import { isPackaged, productRoot } from '#sim/product.ts';

interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
}

const screens = [
  'slot',
  'table',
  'live',
  'lottery',
  'crash',
  'fish',
  'sports',
  'sabong',
  'table-bets',
  'hands',
  'bingo',
  'check',
  'refused',
] as const;

const folder = join(productRoot, 'mock-server/games');

const asset = (type: string, body: Buffer): Asset => ({
  type,
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
});

const asAsset = (name: string, body: Buffer): Asset =>
  asset(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8', body);

/** Removes texts in languages that the brand does not offer: members of `localize({ EN: …, TY: … })`, by their wire code. */
const ownLanguages: Plugin = {
  name: 'own-languages',
  setup: ({ onLoad }) => {
    const offered = ['EN', ...languages.map(({ wire }) => wire)];
    const others = new RegExp(
      `^( *)(?!(?:${offered.join('|')}):)[A-Z]{2,3}: (?:\\{\\n[\\s\\S]*?\\n\\1\\}|[^\\n]+),\\n`,
      'gm',
    );
    onLoad({ filter: /[\\/]games[\\/]screens[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.includes('localize({') ? source.replace(others, '') : source, loader: 'ts' };
    });
  },
};

/** Screens without a table, a machine or another scene that is dark in every brand. */
const plainScreens = ['sports', 'check', 'refused'];

/** Returns the style sheet of a screen with the tokens of the brand; scenes stay dark in a light brand. */
const inBrand = (name: string, css: Uint8Array): Uint8Array => {
  const { id, scheme } = brandSettings;
  const tokens = Object.entries(readTokens(id));
  if (tokens.length === 0 || (scheme === 'light' && !plainScreens.includes(name))) return css;
  const own = tokens.map(([token, value]) => `--${token}:${value}`).join(';');
  return Buffer.concat([css, Buffer.from(`:root{color-scheme:${scheme};${own}}\n`)]);
};

/** Makes a classic script of a module without imports; a function may wait as a module does. */
const inFunction = { banner: { js: "'use strict';(async()=>{" }, footer: { js: '})();' } };

/**
 * Returns the scripts and styles of all screens, by file name, bundled from their source: modules that share chunks, or
 * one classic script for each screen.
 */
export const bundleScreens = async (kind: 'modules' | 'classic' = 'modules'): Promise<ReadonlyMap<string, Asset>> => {
  // Loaded on demand, because no other part of the simulator uses a bundler.
  const esbuild = await import('esbuild');
  const source = join(folder, 'screens');
  const { outputFiles } = await esbuild.build({
    entryPoints: Object.fromEntries(screens.map((name) => [name, join(source, name, 'main.ts')])),
    outdir: source,
    bundle: true,
    ...(kind === 'modules' ? { splitting: true } : inFunction),
    minify: true,
    charset: 'utf8',
    write: false,
    format: 'esm',
    target: supportedBrowsers,
    loader: { '.svg': 'dataurl' },
    plugins: [constants, ownLanguages],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const name = path.slice(source.length + 1);
      const body = name.endsWith('.css') ? inBrand(name.slice(0, -'.css'.length), contents) : contents;
      return [name, asAsset(name, Buffer.from(body))];
    }),
  );
};

const readScreens = async (): Promise<ReadonlyMap<string, Asset>> =>
  new Map([...builtFiles('games')].map(([name, body]) => [name, asAsset(name, body)]));

const symbol = async (name: string): Promise<Asset | undefined> => {
  const body = await readFile(join(folder, 'symbols', `${name}.webp`)).catch(() => undefined);
  return body && asset('image/webp', body);
};

/**
 * Serves the files that the games load: `/{file}` of the bundle, built on first request, and `/symbols/{name}.webp`.
 */
export const gameAssets = (): Router => {
  let files: Promise<ReadonlyMap<string, Asset>> | undefined;
  const find = async (path: string): Promise<Asset | undefined> => {
    const name = /^symbols\/([a-z0-9-]+)\.webp$/.exec(path)?.[1];
    if (name) return symbol(name);
    files ??= isPackaged ? readScreens() : bundleScreens();
    return (await files).get(path);
  };
  return Router().get('/*path', async (request, response) => {
    const found = await find(request.path.slice(1));
    if (!found) {
      response.status(404).type('text').send('No such file\n');
      return;
    }
    response.set({ 'Content-Type': found.type, ETag: found.tag, 'Cache-Control': 'public, max-age=300' });
    if (request.fresh) response.status(304).end();
    else response.send(found.body);
  });
};
