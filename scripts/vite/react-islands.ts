import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import islandElement from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('../../src/features/shared/mount-island.ts', import.meta.url));

const name = 'virtual:astro-island';

/** `virtual:astro-island`: the element of Astro's islands, which Astro itself only writes into documents. */
export const astroIsland = (): Plugin => ({
  name: 'astro-island',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export default () => {${islandElement}};` : null),
});

/** Astro's React, whose islands wake through `src/features/shared/mount-island.ts`, so that each has its boundary. */
export const reactIslands = (): AstroIntegration => {
  const base = react();
  const setUp = base.hooks['astro:config:setup'];
  return {
    ...base,
    hooks: {
      ...base.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: entry }),
        }),
    },
  };
};
