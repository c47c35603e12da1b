import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const fileOf = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/**
 * Adds React with an error boundary around each island (`src/features/shared/mount-island.ts`), and the directive
 * `client:page` of all islands (`src/shell/start/page-directive.ts`).
 */
export const islands = (): AstroIntegration => {
  const base = react();
  const setUp = base.hooks['astro:config:setup'];
  return {
    ...base,
    hooks: {
      ...base.hooks,
      'astro:config:setup': (options) => {
        options.addClientDirective({ name: 'page', entrypoint: fileOf('shell/start/page-directive.ts') });
        return setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: fileOf('features/shared/mount-island.ts') }),
        });
      },
    },
  };
};
