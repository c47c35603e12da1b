import { basename, resolve } from 'node:path';

/** The part of Rolldown's chunking context that the groups read. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const start = resolve('src/shell/start/start.ts');
const shell = resolve('src/shell/page/start-shell.ts');

/** Returns a module and everything it imports statically. */
const withImports = (entry: string, graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set([entry]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
};

/** Returns the chunk name of a module by whether the shell of every page, and whether React, is loaded with it. */
const namedBy = (name: string, belongs: (id: string, graph: ModuleGraph) => boolean) => {
  const known = new Map<string, boolean>();
  return (id: string, graph: ModuleGraph): string | null => {
    const belonging = known.get(id) ?? belongs(id, graph);
    known.set(id, belonging);
    return belonging ? name : null;
  };
};

/** Returns the chunk name of an entry with all its static imports, and of other modules. */
const chunkOf = (name: string, entry: string, others?: RegExp) => {
  let modules: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    modules ??= withImports(entry, graph);
    return modules.has(id) || others?.test(id) ? name : null;
  };
};

const hasNoReact = (id: string, graph: ModuleGraph): boolean =>
  [...withImports(id, graph)].every((imported) => !react.test(imported));

/**
 * Chunks of the site's scripts: React, the start module, the shell of every page, and code shared by several pages,
 * with and without React, by pages with games, or only for members. Other code stays with its page. On a slow
 * connection, the requests of more, smaller chunks cost more than the bytes saved.
 */
export const chunkGroups = [
  // Astro inlines the style sheet of a chunk as a whole, so each stays with the pages that import it.
  { name: (id: string) => basename(id, '.css'), test: /\.css$/, priority: 5 },
  { name: 'react', test: react, priority: 4 },
  // Excludes the layout's script, which imports it: if that file fails to load, a retry under another URL still finds
  // the start module.
  { name: chunkOf('start', start), priority: 4 },
  { name: chunkOf('shell', shell), priority: 3 },
  {
    // Modules that adopt styles on import, and their CSS text, stay with the pages that need them.
    name: namedBy('plain', (id, graph) => hasNoReact(id, graph) && !/\.css\?inline$|[\\/]adopt-[^\\/]+\.ts$/.test(id)),
    tags: ['$initial' as const],
    minShareCount: 3,
    priority: 2,
  },
  {
    name: namedBy('shared', (id, graph) => !hasNoReact(id, graph)),
    tags: ['$initial' as const],
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'games',
    test: /[\\/]features[\\/](games|home)[\\/](?!.*\.css)/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  // Modules that member pages load in addition to the shell.
  { name: 'member', test: /[\\/]shell[\\/](session[\\/]logged-in|access[\\/]enforce-access)\.ts$/ },
];
