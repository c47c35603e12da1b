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

/** Length up to which the code that two pages share is loaded by all: a request of its own costs more. */
const smallLength = 1300;

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const start = resolve('src/shell/start/start.ts');

/** Modules that may be shared; complete when Rolldown asks for the first name of a chunk. */
const modules = new Set<string>();
const known = new Map<string, readonly ModuleInfo[]>();
let startModules: ReadonlySet<string> | undefined;

/** Returns a module and all that it leads to. */
const closure = (id: string, next: (info: ModuleInfo) => readonly string[], graph: ModuleGraph): Set<string> => {
  const found = new Set([id]);
  for (const module of found) {
    const info = graph.getModuleInfo(module);
    for (const other of info ? next(info) : []) found.add(other);
  }
  return found;
};

const imports = ({ importedIds }: ModuleInfo): readonly string[] => importedIds;

const isReact = (id: string): boolean => id === reactEntry || react.test(id);

const importsReact = (id: string, graph: ModuleGraph): boolean => [...closure(id, imports, graph)].some(isReact);

/** Returns the scripts of pages and the later imports that lead to a module statically. */
const usersOf = (id: string, graph: ModuleGraph): readonly ModuleInfo[] => {
  const users =
    known.get(id) ??
    [...closure(id, ({ importers }) => importers, graph)]
      .flatMap((module) => graph.getModuleInfo(module) ?? [])
      .filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0);
  known.set(id, users);
  return users;
};

/**
 * Returns whether a page and two other scripts use a module, or one other and the code that the two share is small.
 * Scripts of pages may work on import, so two pages share them in a file of their own.
 */
const isShared = (id: string, graph: ModuleGraph): boolean => {
  const users = usersOf(id, graph);
  if (users.length < 2 || !users.some(({ isEntry }) => isEntry)) return false;
  if (users.length > 2) return true;
  if (/[\\/]scripts[\\/]/.test(id)) return false;
  const together = [...modules].filter((module) => {
    const others = usersOf(module, graph);
    return others.length === 2 && others.every((user) => users.includes(user));
  });
  return together.reduce((sum, module) => sum + (graph.getModuleInfo(module)?.code?.length ?? 0), 0) < smallLength;
};

/** Returns whether only islands can use a module, or a small one does: content pages do not load it. */
const isOfIslands = (id: string, graph: ModuleGraph): boolean => {
  const users = usersOf(id, graph);
  return importsReact(id, graph) || (users.length === 2 && users.every((user) => importsReact(user.id, graph)));
};

/** Modules that adopt styles on import, and their CSS text, stay with the pages that need them. */
const mayBeShared = (id: string): boolean => !/\.css\?inline$|[\\/]adopt-[^\\/]+\.ts$/.test(id);

/**
 * Chunks of the site's scripts: React, the start module with the shell, code shared by several pages without and with
 * React, and by pages with games. Other code stays with its page. On a slow connection, the requests of more, smaller
 * chunks cost more than the bytes saved.
 */
export const chunkGroups = [
  // Astro inlines the style sheet of a chunk as a whole, so each stays with the pages that import it.
  { name: (id: string) => basename(id, '.css'), test: /\.css$/, priority: 5 },
  { name: 'react', test: isReact, priority: 4 },
  {
    // Excludes the layout's script, which imports it: if that file fails to load, a retry under another URL still finds
    // the start module.
    name: (id: string, graph: ModuleGraph): string | null => {
      startModules ??= closure(start, imports, graph);
      return startModules.has(id) ? 'start' : null;
    },
    priority: 3,
  },
  {
    test: (id: string) => modules.add(id) && mayBeShared(id),
    name: (id: string, graph: ModuleGraph): string | null =>
      isShared(id, graph) && !isOfIslands(id, graph) ? 'plain' : null,
    priority: 2,
  },
  {
    test: mayBeShared,
    // Rolldown puts it into the file of the renderer, which each island loads.
    name: (id: string, graph: ModuleGraph): string | null =>
      id === rendererEntry || isShared(id, graph) ? 'shared' : null,
    priority: 1,
  },
  {
    name: 'games',
    test: /[\\/]features[\\/](games|home)[\\/](?!.*\.css)/,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
];
