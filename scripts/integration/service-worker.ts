import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
// A deep import: the package's index loads two unused bundlers.
import { getManifest } from 'workbox-build/build/get-manifest.js';
import { supportedBrowsers } from '#lib/supported-browsers.ts';
import { constants } from '#markets/constants.ts';
import { prefixOf, siteLocales } from '#sim/site/addresses.ts';
import { documentModules } from '../document-modules.ts';

/** Pages that must work completely offline; their scripts and pictures are precached. */
const shell = ['home', 'activity', 'help', 'useragreement', 'responsible', 'offline'];

const named = /["'(](\/(?:_astro|static|brand)\/[\w.@-]+(?:\/[\w.@-]+)*)["')]/g;
const imported = /(?:\bfrom|\bimport)\s*\(?["'`]\.?\/?([\w.-]+\.js)["'`]/g;

/** Returns the files that the shell's documents reference, and what their scripts import, statically or dynamically. */
const assetsOf = (dir: string): string[] => {
  // Icon files are used by parts that appear later, such as errors; documents name them with a fragment.
  const icons = ['icons', 'categories'].map((name) => `static/${name}.${process.env.PUBLIC_ICONS}.svg`);
  const found = new Set<string>(['recover.js', 'print.css', 'manifest.webmanifest', ...icons]);
  const follow = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    if (!name.endsWith('.js')) return;
    for (const [, next] of readFileSync(join(dir, name), 'utf8').matchAll(imported)) follow(`_astro/${next}`);
  };
  for (const page of shell.flatMap((name) => siteLocales.map((locale) => `${prefixOf(locale)}/m/${name}.html`))) {
    const html = readFileSync(join(dir, page), 'utf8');
    for (const [, path = ''] of html.matchAll(named)) follow(path.slice(1));
    for (const name of documentModules(html)) follow(`_astro/${name}`);
  }
  return [...found];
};

/** Builds the service worker (`src/worker`) into the site, with its precache manifest. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    async 'astro:build:done'({ dir }) {
      const root = fileURLToPath(dir);
      const { manifestEntries } = await getManifest({
        globDirectory: root,
        globPatterns: assetsOf(root),
        dontCacheBustURLsMatching: /^_astro\//,
      });
      await build({
        entryPoints: ['src/worker/worker.ts'],
        outfile: join(root, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: supportedBrowsers,
        define: {
          'process.env.NODE_ENV': '"production"',
          'self.__WB_MANIFEST': JSON.stringify(manifestEntries),
        },
        legalComments: 'none',
        plugins: [constants],
      });
    },
  },
});
