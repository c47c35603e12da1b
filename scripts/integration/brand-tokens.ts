import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const tokens = fileURLToPath(new URL('../../src/ui/tokens.css', import.meta.url));
const token = /(--[\w-]+):\s*([^;]+);/g;

/**
 * Replaces values in `src/ui/tokens.css` by those of `src/brands/<brand>.tokens.css`, so that documents contain each
 * token once.
 */
export const brandTokens = (brand: string): Plugin => {
  const file = fileURLToPath(new URL(`../../src/brands/${brand}.tokens.css`, import.meta.url));
  return {
    name: 'brand-tokens',
    enforce: 'pre',
    async load(id) {
      if (id.split('?')[0] !== tokens || !existsSync(file)) return null;
      this.addWatchFile(file);
      const own = new Map(
        [...(await readFile(file, 'utf8')).matchAll(token)].map(([, name = '', value = '']) => [name, value]),
      );
      const taken = (await readFile(tokens, 'utf8')).replaceAll(token, (all, name: string) => {
        const value = own.get(name);
        own.delete(name);
        return value === undefined ? all : `${name}: ${value};`;
      });
      if (own.size > 0) throw new Error(`${file} names tokens that there are not: ${[...own.keys()].join(', ')}`);
      return taken;
    },
  };
};
