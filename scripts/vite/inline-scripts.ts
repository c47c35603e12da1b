import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { paths } from '../../src/paths.ts';
import { sourceHash } from '../source-hash.ts';

/** `Targets` of `src/shell/access/redirect-for.ts`; the whole table of paths would double the size of the head script. */
const { home, login, mine, closed, maintenance, ipLimit } = paths;
const targets = { home, login, mine, closed, maintenance, ipLimit };

/**
 * Returns a script and its imports, bundled and minified for a `<script>` without attributes. `page` replaces the name
 * `PAGE` in it, so that branches for other kinds of page are removed. Newer syntax becomes ES2015, which the browsers
 * below the supported ones that get an upgrade tip (R085) still run.
 */
export const bundleInlineScript = async (file: string, page: string): Promise<{ code: string; files: string[] }> => {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2015',
    minify: true,
    charset: 'utf8',
    define: { PAGE: JSON.stringify(page), TARGETS: JSON.stringify(targets) },
  });
  return { code: outputFiles.map(({ text }) => text.trim()).join(''), files: Object.keys(metafile.inputs) };
};

/**
 * `import boot from './boot.ts?inline-script=home'` gives `{ code, hash }`: the bundled script for the kind of page
 * `home`, and its hash for the content policy:
 *
 *     Astro.csp?.insertScriptHash(boot.hash);
 *     <script is:inline set:html={boot.code} />
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?');
    const [kind, page = ''] = (query ?? '').split('=');
    if (kind !== 'inline-script') return null;
    const { code, files } = await bundleInlineScript(file, page);
    for (const watched of files) this.addWatchFile(resolve(watched));
    return `export default ${JSON.stringify({ code, hash: sourceHash(code) })}`;
  },
});
