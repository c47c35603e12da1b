import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { productRoot } from './product.ts';

/** Folders of the package with files that the repository bundles on request. */
export const builtFolders = { console: 'built/console', games: 'built/games' } as const;

/** Returns the files of such a folder by relative path. */
export const builtFiles = (name: keyof typeof builtFolders): ReadonlyMap<string, Buffer> => {
  const folder = join(productRoot, builtFolders[name]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(path)];
    }),
  );
};
