import keystatic from '@keystatic/astro';
import type { AstroIntegration } from 'astro';
import { openPreview, previewPath } from './preview.ts';

/** Adds the browser editor. Its saves keep unchanged fields as they were typed, and its preview opens the entry. */
export const browserEditor = (): AstroIntegration => {
  const editor = keystatic();
  return {
    ...editor,
    hooks: {
      ...editor.hooks,
      'astro:config:setup': (setup) =>
        editor.hooks['astro:config:setup']?.({
          ...setup,
          injectRoute: (route) => {
            const entrypoint = route.pattern.startsWith('/api/')
              ? new URL('./api.ts', import.meta.url)
              : route.entrypoint;
            setup.injectRoute({ ...route, entrypoint });
          },
        }),
      'astro:server:setup': ({ server }) => void server.middlewares.use(previewPath, openPreview),
    },
  };
};
