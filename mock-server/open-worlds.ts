import { dueHandlers } from './world/due-handlers.ts';
import { seeders } from './world/seed/all.ts';
import { Store } from './world/store.ts';
import { Worlds, type WorldsOptions } from './world/worlds.ts';

/** The worlds of one process: kept in the folder `data`, or in memory without one. */
export const openWorlds = ({
  data,
  ...options
}: Omit<WorldsOptions, 'seeders' | 'dueHandlers' | 'store'> & { readonly data?: string | undefined } = {}): Worlds =>
  new Worlds({ ...options, seeders, dueHandlers, ...(data !== undefined && { store: new Store(data) }) });
