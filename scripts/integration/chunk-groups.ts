import { basename, resolve } from 'node:path';
import { reactEntry, rendererEntry } from './islands.ts';

/** The part of Rolldown's chunking context that the groups read. */
interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  readonly id: string;
  readonly code: string | null;
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

type Name = (id: string, graph: ModuleGraph) => string | null;

/** Length up to which the code that two pages share is loaded by all: a request of its own costs more. */
const smallLength = 2_200;

const start = resolve('src/shell/start/start.ts');

/** Returns a module and all that it leads to. */
const closure = (id: string, next: (info: ModuleInfo) => readonly string[], graph: ModuleGraph): Set<string> => {
  const found = new Set([id]);
  for (const module of found) {
    const info = graph.getModuleInfo(module);
    for (const other of info ? next(info) : []) found.add(other);
  }
  return found;
};

const withImports = (id: string, graph: ModuleGraph): Set<string> =>
  closure(id, ({ importedIds }) => importedIds, graph);

const isReact = (id: string): boolean =>
  id === reactEntry || /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id);

const importsReact = (id: string, graph: ModuleGraph): boolean => [...withImports(id, graph)].some(isReact);

/** Modules that adopt styles on import, and their CSS text, stay with the pages that need them. */
const mayBeShared = (id: string): boolean => !/\.css\?inline$|[\\/]adopt-[^\\/]+\.ts$/.test(id);

/** Scripts of pages may do work on import, so two pages share them in a file of their own. */
const isPageScript = (id: string): boolean => /[\\/]scripts[\\/]/.test(id);

/**
 * Returns the chunk names of the start module with its imports, and of modules that several pages use, for one build.
 */
const sharedChunks = () => {
  /** All modules; complete when Rolldown asks for the first name. */
  const modules = new Set<string>();
  const known = new Map<string, readonly ModuleInfo[]>();
  let ofStart: ReadonlySet<string> | undefined;

  /** Returns the entries and dynamically imported modules that lead to a module by static imports. */
  const usersOf = (id: string, graph: ModuleGraph): readonly ModuleInfo[] => {
    const users =
      known.get(id) ??
      [...closure(id, ({ importers }) => importers, graph)]
        .flatMap((module) => graph.getModuleInfo(module) ?? [])
        .filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0);
    known.set(id, users);
    return users;
  };

  /** Returns the length of all code that exactly these two users share. */
  const lengthSharedBy = (pair: readonly ModuleInfo[], graph: ModuleGraph): number =>
    [...modules]
      .filter((id) => {
        const users = usersOf(id, graph);
        return users.length === 2 && users.every(({ id: user }) => pair.some((other) => other.id === user));
      })
      .reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0);

  const isShared = (id: string, graph: ModuleGraph): boolean => {
    const users = usersOf(id, graph);
    if (!users.some(({ isEntry }) => isEntry)) return false;
    if (users.length !== 2) return users.length > 2;
    return !isPageScript(id) && lengthSharedBy(users, graph) < smallLength;
  };

  /** Returns whether pages without React do without a module. */
  const isOfIslands = (id: string, graph: ModuleGraph): boolean => {
    const users = usersOf(id, graph);
    return importsReact(id, graph) || users.every((user) => importsReact(user.id, graph));
  };

  const startChunk: Name = (id, graph) => {
    ofStart ??= withImports(start, graph);
    const isOfPages = mayBeShared(id) && isShared(id, graph) && !isOfIslands(id, graph);
    return ofStart.has(id) || isOfPages ? 'start' : null;
  };
  const islands: Name = (id, graph) => (id === rendererEntry || isShared(id, graph) ? 'islands' : null);
  const collect = (id: string): boolean => {
    if (mayBeShared(id)) modules.add(id);
    return true;
  };
  return { startChunk, islands, collect };
};

/**
 * Returns the chunks of the site's scripts: React, the start module with the shell and the code that several pages
 * share, code shared by islands, and by pages with games. Other code stays with its page. On a slow connection, the
 * requests of more, smaller chunks cost more than the bytes saved.
 */
export const chunkGroups = () => {
  const { startChunk, islands, collect } = sharedChunks();
  return [
    // Astro inlines the style sheet of a chunk as a whole, so each stays with the pages that import it.
    { name: (id: string) => basename(id, '.css'), test: /\.css$/, priority: 4 },
    { name: 'react', test: isReact, priority: 3 },
    // Excludes the layout's script, which imports it: if that file fails to load, a retry under another URL still finds
    // the start module.
    { name: startChunk, test: collect, priority: 2 },
    // Rolldown puts these into the file of the renderer, which each island loads.
    { name: islands, test: mayBeShared, priority: 1 },
    {
      name: 'games',
      test: /[\\/]features[\\/](games|home)[\\/](?!.*\.css)/,
      tags: ['$initial' as const],
      minShareCount: 2,
    },
  ];
};
