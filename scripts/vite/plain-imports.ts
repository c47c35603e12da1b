import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Chunks that an action loads need hardly any other, and their styles come with their code: Vite's lists of what to
 * preload with each, and the code that does it, would cost every page more than they save.
 */
export const plainImports = (target: string[]): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  // Astro sets these for the browser's build itself and does not ask `vite.build`.
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false, target } } : undefined),
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
});
