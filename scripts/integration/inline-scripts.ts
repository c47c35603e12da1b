import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { balance } from '#contract/cashier/wallet.ts';
import { consolidatedSettings, templateSettings, version } from '#contract/site/system.ts';
import { constants } from '#markets/constants.ts';
import { paths } from '#paths.ts';
import { sourceHash } from '../source-hash.ts';

/**
 * The `RedirectPaths` of `src/shell/access/redirect-for.ts`; the whole table of paths would double the size of the head
 * script.
 */
const { home, login, memberCentre, closed, maintenance, ipLimit } = paths;
const targets = { home, login, memberCentre, closed, maintenance, ipLimit };

/**
 * Returns a script and its imports, bundled and minified for a `<script>` without attributes. Newer syntax is
 * transpiled to ES2020, which also runs in browsers below the supported ones that get an upgrade tip (R085).
 */
export const bundleInlineScript = async (file: string): Promise<{ code: string; files: string[] }> => {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    charset: 'utf8',
    plugins: [constants],
    define: {
      'import.meta.env.PUBLIC_API_BASE': JSON.stringify(process.env.PUBLIC_API_BASE?.replace(/\/$/, '')) ?? 'undefined',
      TARGETS: JSON.stringify(targets),
      BALANCE: JSON.stringify(balance.path),
      SETTINGS: JSON.stringify(templateSettings.path),
      VERSION: JSON.stringify(version.path),
      ALL_SETTINGS: JSON.stringify(consolidatedSettings.path),
    },
  });
  return { code: outputFiles.map(({ text }) => text.trim()).join(''), files: Object.keys(metafile.inputs) };
};

/**
 * `import head from './head.ts?inline-script'` gives `{ code, hash }`: the bundled script, and its hash for the content
 * policy:
 *
 *     Astro.csp?.insertScriptHash(head.hash);
 *     <script is:inline set:html={head.code} />
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'inline-script') return null;
    const { code, files } = await bundleInlineScript(file);
    for (const watched of files) this.addWatchFile(resolve(watched));
    return `export default ${JSON.stringify({ code, hash: sourceHash(code) })}`;
  },
});
