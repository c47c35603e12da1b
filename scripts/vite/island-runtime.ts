import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const runtime =
  /<script>((?:(?!<\/script>)[\s\S])*customElements\.define\("astro-island"(?:(?!<\/script>)[\s\S])*)<\/script>/;

/**
 * Moves Astro's island runtime, which stands in every document with an island, into one file that is
 * fetched once for the whole site. A document's content is painted before anything of it runs.
 */
export const islandRuntime = (): AstroIntegration => ({
  name: 'island-runtime',
  hooks: {
    async 'astro:build:done'({ dir }) {
      const root = fileURLToPath(dir);
      const written = new Map<string, string>();
      for await (const name of glob('**/*.html', { cwd: root })) {
        const file = join(root, name);
        const html = await readFile(file, 'utf8');
        const code = runtime.exec(html)?.[1];
        if (code === undefined) continue;
        const path =
          written.get(code) ?? `_astro/islands.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
        if (!written.has(code)) await writeFile(join(root, path), code);
        written.set(code, path);
        await writeFile(file, html.replace(runtime, `<script async src="/${path}"></script>`));
      }
    },
  },
});
