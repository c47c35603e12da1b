import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:\bfrom|\bimport)\s*["'`]\.?\/?([\w.-]+\.js)["'`]/g;

/** What the scripts in `_astro` of a built site import at once, by file name. */
export const scriptGraph = (dir: string) => {
  const folder = join(dir, '_astro');
  const direct = new Map<string, string[]>();
  for (const name of globSync('*.js', { cwd: folder })) {
    const source = readFileSync(join(folder, name), 'utf8');
    direct.set(
      name,
      [...source.matchAll(imported)].map(([, file = '']) => file),
    );
  }
  const follow = (name: string, seen: Set<string>): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of direct.get(name) ?? []) follow(next, seen);
  };
  return {
    names: [...direct.keys()],
    /** These scripts and all that they import, however far. */
    neededBy: (names: Iterable<string>): Set<string> => {
      const seen = new Set<string>();
      for (const name of names) follow(name, seen);
      return seen;
    },
  };
};
