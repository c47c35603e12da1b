import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compression } from '../compress.ts';
import { afterPaint } from './after-paint.ts';
import { withOwnPolicy } from './content-security-policy.ts';

const isDocument = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Finishes every document as soon as it is rendered: its scripts begin after the first paint, and its policy names its
 * own parts alone. Compresses documents and scripts while the next are rendered, and the rest of the site when all is
 * written: this integration is the last one.
 */
export const finishedDocuments = (target: string[]): AstroIntegration => {
  const { begin, folder } = compression();
  let root = '';
  let finish: (built: string, name: string) => string;
  return {
    name: 'finished-documents',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((astro) => ({
          ...astro,
          name: 'finished-documents',
          setup: async () => {
            await astro.setup?.();
            const late = await afterPaint(root, target);
            finish = (built, name) => withOwnPolicy(late(built, name), name);
            for (const name of globSync('_astro/*.js', { cwd: root })) void readFile(join(root, name)).then(begin);
          },
          render: async (request, options) => {
            const rendered = await astro.render(request, options);
            const { response, ...rest } = rendered instanceof Response ? { response: rendered } : rendered;
            if (!isDocument(response)) return rendered;
            const { pathname } = new URL(request.url);
            const bytes = Buffer.from(finish(await response.text(), pathname));
            void begin(bytes);
            return { ...rest, response: new Response(bytes, response) };
          },
        })),
      'astro:build:done': () => folder(root),
    },
  };
};
