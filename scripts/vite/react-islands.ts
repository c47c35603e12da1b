import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const entry = fileURLToPath(new URL('../../src/widgets/mount-island.ts', import.meta.url));

/** Astro's React, whose islands wake through `src/widgets/mount-island.ts`, so that each has its boundary. */
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
