import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const tokens = fileURLToPath(new URL('../../src/ui/tokens.css', import.meta.url));
const ornaments = fileURLToPath(new URL('../../src/brands/current.css', import.meta.url));
const token = /(--[\w-]+):\s*([^;]+);/g;

/**
 * Replaces values in `src/ui/tokens.css` by those of `tokens.css` in the brand's folder, so that documents contain each
 * token once, and `src/brands/current.css` by the brand's `brand.css`. Both files are optional.
 */
export const brandStyles = (brand: string): Plugin => {
  const fileOf = (name: string): string => fileURLToPath(new URL(`../../src/brands/${brand}/${name}`, import.meta.url));
  return {
    name: 'brand-styles',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0];
      const file = path === tokens ? fileOf('tokens.css') : path === ornaments ? fileOf('brand.css') : undefined;
      if (!file || !existsSync(file)) return null;
      this.addWatchFile(file);
      const text = await readFile(file, 'utf8');
      if (path === ornaments) return text;
      const own = new Map([...text.matchAll(token)].map(([, name = '', value = '']) => [name, value]));
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
