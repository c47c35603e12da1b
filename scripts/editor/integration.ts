import keystatic from '@keystatic/astro';
import type { AstroIntegration } from 'astro';
import { openPreview, previewPath } from './preview.ts';

/** The browser editor, whose saves leave what nobody changed as it was typed, and whose preview opens the entry. */
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
