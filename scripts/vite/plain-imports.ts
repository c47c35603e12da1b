import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const again = fileURLToPath(new URL('../../src/lib/browser/retry-import.ts', import.meta.url));

/** `import("./part.js")`, or the part of a shared file that stands for a module. */
const imported = String.raw`import\([^()]+\)(?:\.then\(\(?\w+\)? ?=> ?\w+\.\w+\))?`;
const wrapped = [
  new RegExp(String.raw`__vitePreload\(\(\) ?=> ?(${imported}), ?(?:__VITE_PRELOAD__|\[\])\)`, 'g'),
  // What a caller takes out of the module is named twice: once for the tree shaker, which is done by now.
  new RegExp(
    String.raw`__vitePreload\(async \(\) ?=> ?\{\s*(?:const|let) ?\{[^{}]*\} ?= ?await (${imported});\s*return ?\{[^{}]*\};?\s*\}, ?(?:__VITE_PRELOAD__|\[\])\)`,
    'g',
  ),
];

/** Vite's helper hears what went wrong, instead of being told to fetch. */
const guarded = (load: string): string => load.replace(/^import\([^()]+\)/, '$&.catch(__vitePreload)');

/**
 * Chunks that an action loads need hardly any other, and their styles come with their code: Vite's lists of what to
 * preload with each, and the code that does it, would cost every page more than they save. What cannot be fetched is
 * asked for again by `src/lib/browser/retry-import.ts`.
 */
export const plainImports = (target: string[]): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  // Astro sets these for the browser's build itself and does not ask `vite.build`.
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false, target } } : undefined),
  load: (id) =>
    id === helper
      ? `import { retryImport } from ${JSON.stringify(again)};
// A part that stands in the file of who asks for it is handed over as it was.
export const __vitePreload = (it) => (typeof it === 'function' ? it() : retryImport(it));`
      : undefined,
  renderChunk: {
    order: 'post',
    handler: (code) =>
      wrapped.reduce((text, pattern) => text.replaceAll(pattern, (_, load: string) => guarded(load)), code),
  },
});
