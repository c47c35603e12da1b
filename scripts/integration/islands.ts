import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const fileOf = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Module that Astro loads for each island. */
export const rendererEntry = fileOf('features/shared/mount-island.ts');

/** Module that imports React. */
export const reactEntry = fileOf('features/shared/react.ts');

/**
 * Makes React an entry, and lets entries export what other files need. So Rolldown adds its helpers to the file of
 * React, and what islands share to that of their renderer; each would otherwise be one more file of every page.
 */
const mergedEntries = (): Plugin => ({
  name: 'merged-entries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: ({ input, ...options }) =>
    Array.isArray(input)
      ? { ...options, input: [...input, reactEntry], preserveEntrySignatures: 'allow-extension' }
      : null,
});

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
        options.updateConfig({ vite: { plugins: [mergedEntries()] } });
        options.addClientDirective({ name: 'page', entrypoint: fileOf('shell/start/page-directive.ts') });
        return setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: rendererEntry }),
        });
      },
    },
  };
};
