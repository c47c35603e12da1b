import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { brandFile, brandsFolder, readBrand, readTokens } from '#brands/read.ts';

const tokens = fileURLToPath(new URL('../../src/ui/tokens.css', import.meta.url));
const ornaments = fileURLToPath(new URL('../../src/brands/current.css', import.meta.url));
const token = /--([\w-]+):\s*([^;]+);/g;

/**
 * Replaces values in `src/ui/tokens.css` by those of the brand's theme, so that documents contain each token once, and
 * `src/brands/current.css` by the optional `brand.css` in the brand's folder.
 */
export const brandStyles = (brand: string, folder = brandsFolder): Plugin => {
  const settings = brandFile(brand, 'brand.yaml', folder);
  const own = brandFile(brand, 'brand.css', folder);
  return {
    name: 'brand-styles',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0];
      if (path === tokens) {
        this.addWatchFile(settings);
        return withTokens(await readFile(tokens, 'utf8'), brand, folder);
      }
      if (path !== ornaments || !existsSync(own)) return null;
      this.addWatchFile(own);
      return readFile(own, 'utf8');
    },
  };
};

const withTokens = (css: string, brand: string, folder: string): string | null => {
  const unused = new Map(Object.entries(readTokens(brand, folder)));
  if (unused.size === 0) return null;
  const { scheme } = readBrand(brand, folder);
  const changed = css
    .replaceAll(token, (all, name: string) => {
      const value = unused.get(name);
      unused.delete(name);
      return value === undefined ? all : `--${name}: ${value};`;
    })
    .replace('color-scheme: dark', `color-scheme: ${scheme}`);
  if (unused.size > 0) throw new Error(`${brand} sets unknown tokens: ${[...unused.keys()].join(', ')}`);
  return scheme === 'light' ? changed + readFileSync(join(brandsFolder, 'light.css'), 'utf8') : changed;
};
