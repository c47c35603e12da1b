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

/** Names the chunk of a module by whether the shell of every page, and whether React, is needed with it. */
const namedBy = (name: string, belongs: (id: string, graph: ModuleGraph) => boolean) => {
  const known = new Map<string, boolean>();
  return (id: string, graph: ModuleGraph): string | null => {
    const belonging = known.get(id) ?? belongs(id, graph);
    known.set(id, belonging);
    return belonging ? name : null;
  };
};

/** Names the chunk of an entry and everything it imports statically, and of other modules. */
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
 * Chunks of the site's scripts: React, the start module and the shell of every page, and what several pages share, with and
 * without React, or only for members. The rest follows its page. More, smaller chunks cost a page on a slow connection more
 * requests than they save bytes.
 */
export const chunkGroups = [
  // Astro inlines the style sheet of a chunk as a whole: each stays with the pages that import it.
  { name: (id: string) => basename(id, '.css'), test: /\.css$/, priority: 5 },
  { name: 'react', test: react, priority: 4 },
  // Without the layout's script, which imports it: where that file is lost, another address of it still finds the start module.
  { name: chunkOf('start', start), priority: 4 },
  { name: chunkOf('shell', shell), priority: 3 },
  {
    // What adopts styles when it is imported, and their text, stay with the pages that need them.
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
  // What the pages of a member load besides the shell.
  { name: 'member', test: /[\\/]shell[\\/](session[\\/]signed-in|access[\\/]enforce-access)\.ts$/ },
];
