import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { sourceHash } from '../source-hash.ts';

/**
 * `import boot from './boot.js?es5'` gives `{ code, hash }`: the file minified for an inline
 * script, and its hash for the content policy:
 *
 *     Astro.csp?.insertScriptHash(boot.hash);
 *     <script is:inline set:html={boot.code} />
 *
 * `?es5=home` replaces `PAGE` by `'home'`, so that what is for other pages falls out.
 * esbuild converts the file to ES5, because browsers older than the supported ones run it (R085). Syntax that esbuild
 * cannot convert, such as `const`, `class` and destructuring, fails the build; interfaces newer than ES5 are not checked.
 */
export const es5Scripts = (): Plugin => ({
  name: 'es5-scripts',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?');
    const [kind, page = ''] = (query ?? '').split('=');
    if (kind !== 'es5') return null;
    this.addWatchFile(file);
    const source = await readFile(file, 'utf8');
    const { code } = await transform(source, {
      target: 'es5',
      minify: true,
      charset: 'utf8',
      sourcefile: file,
      define: { PAGE: JSON.stringify(page) },
    });
    return `export default ${JSON.stringify({ code: code.trim(), hash: sourceHash(code.trim()) })}`;
  },
});
