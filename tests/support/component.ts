import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { constants } from '#markets/constants.ts';
import { iconFilesHash } from '#ui/styles/icon-drawings.ts';

const looks = ['tokens', 'styles/reset', 'styles/base', 'styles/layout']
  .map((name) => `import './src/ui/${name}.css';`)
  .join('\n');

const adoptScript = (css: string): string => `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(css)});
  document.adoptedStyleSheets.push(sheet);`;

/** Bundles `code`, a module that imports from `src`, into one script with the site's styles. */
export const bundleComponent = async (code: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: looks + code, resolveDir: '.', loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: {
      'import.meta.env': JSON.stringify({ PUBLIC_ICONS: iconFilesHash }),
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [
      constants,
      {
        name: 'styles',
        setup: ({ onLoad, onResolve, resolve }) => {
          onResolve({ filter: /\.css\?inline$/ }, async ({ path, resolveDir, kind }) => ({
            path: (await resolve(path.replace('?inline', ''), { resolveDir, kind })).path,
            namespace: 'styles',
          }));
          onLoad({ filter: /./, namespace: 'styles' }, async ({ path }) => ({
            contents: await readFile(path, 'utf8'),
            loader: 'text',
          }));
          onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => ({
            contents: adoptScript(await readFile(path, 'utf8')),
            loader: 'js',
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
};

/** Document around a component. */
export const componentDocument =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Part</title><main></main>';

/** Mounts a component of `src` on a page of the site's origin: `code` is a module that imports from `src`. */
export const mountComponent = async (page: Page, code: string): Promise<void> => {
  await page.route('**/component', (route) => route.fulfill({ contentType: 'text/html', body: componentDocument }));
  await page.goto('/component');
  await page.addScriptTag({ content: await bundleComponent(code) });
};
