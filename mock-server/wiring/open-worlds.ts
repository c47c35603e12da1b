import { Store } from '../engine/store.ts';
import { Worlds, type WorldsOptions } from '../engine/worlds.ts';
import { guardMove } from '../rules/safety/guard.ts';
import { seeders } from '../seed/all.ts';
import { dueHandlers } from './due-handlers.ts';
import { followers } from './followers.ts';

/** The worlds of one process: kept in the folder `data`, or in memory without one. */
export const openWorlds = ({
  data,
  ...options
}: Omit<WorldsOptions, 'seeders' | 'dueHandlers' | 'followers' | 'moveGuard' | 'store'> & {
  readonly data?: string | undefined;
} = {}): Worlds =>
  new Worlds({
    ...options,
    seeders,
    dueHandlers,
    followers,
    moveGuard: guardMove,
    ...(data !== undefined && { store: new Store(data) }),
  });
