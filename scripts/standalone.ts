import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { supportedBrowsers } from '#lib/supported-browsers.ts';
import { constants } from '#markets/constants.ts';
import { bundleScreens } from '#sim/games/assets.ts';
import { bundleForBrowser, pageScripts, workerModule } from '#sim/standalone/bundle.ts';
import { drawPicturesOnce } from './release/pictures.ts';

/** First script of every document: it leads to the start page while no service worker runs. */
const pageScript = '<script src="/standalone.js"></script>';

const page = (policy: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Opening the site</title>
${head}
${body}
`;

const startPage = page(
  "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
  '<script src="/start.js" defer></script>',
  '<p role="status">Opening the site…</p>',
);

// `'self'` is not enough: in WebKit it means the frame's own origin, which is `null` and matches nothing.
const framePage = page(
  "default-src 'none'; script-src 'self' http: https:; style-src 'self' http: https:; img-src 'self' http: https: data:; base-uri 'none'; form-action 'none'",
  '<script src="/__games/frame.js"></script>',
  '<p role="status">Opening the game…</p>',
);

const isOfServer = (file: string): boolean => /^\.|^build\.txt$/.test(basename(file)) || /\.(br|gz)$/.test(file);

const withPageScript = (html: string): string => {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error('A document has no <meta charset>.');
  // Before the document's policy, which applies to what follows it.
  return html.replace(charset, charset + pageScript);
};

/** Copies the built site without the files that only the simulator's server uses. */
const copySite = (site: string, folder: string): void => {
  cpSync(site, folder, {
    recursive: true,
    filter: (file) => file === site || !isOfServer(file),
  });
};

const addPageScripts = (folder: string, documents: readonly string[]): void => {
  for (const name of documents) {
    const file = join(folder, name);
    writeFileSync(file, withPageScript(readFileSync(file, 'utf8')));
  }
};

/** Builds the small scripts of pages and game frames. */
const buildPageScripts = async (folder: string): Promise<void> => {
  await build({
    entryPoints: {
      standalone: join(pageScripts, 'page.ts'),
      start: join(pageScripts, 'start.ts'),
      '__games/frame': join(pageScripts, 'frame.ts'),
    },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: supportedBrowsers,
    legalComments: 'none',
    plugins: [constants],
  });
};

/**
 * Writes a folder that any static host serves: a copy of a built site, with the simulator in its service worker, and as
 * files what the simulator's server makes on request.
 */
export const buildStandalone = async (site: string): Promise<string> => {
  const startedAt = performance.now();
  const folder = `${site}-standalone`;
  rmSync(folder, { recursive: true, force: true });
  copySite(site, folder);
  addPageScripts(folder, globSync('**/*.html', { cwd: folder }));
  const [worker, screens] = await Promise.all([bundleForBrowser(workerModule), bundleScreens('classic')]);
  await buildPageScripts(folder);
  writeFileSync(join(folder, 'sw.js'), `${Buffer.from(worker)}\n${readFileSync(join(site, 'sw.js'), 'utf8')}`);
  const files: (readonly [name: string, body: string | Uint8Array])[] = [
    ['index.html', startPage],
    ['start.html', startPage],
    ['__games/frame.html', framePage],
    ...[...screens].map(([name, { body }]) => [`__games/assets/${name}`, body] as const),
  ];
  for (const [name, body] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  cpSync('mock-server/games/symbols', join(folder, '__games/assets/symbols'), { recursive: true });
  mkdirSync(join(folder, '__pay'), { recursive: true });
  cpSync('mock-server/pay/page.css', join(folder, '__pay/page.css'));
  await drawPicturesOnce(join(folder, 'cdn/default'));
  process.stdout.write(`Built ${folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  return folder;
};
