import type { ProcessFigures } from '#sim/core/process-figures.ts';
import { makeWorlds } from '#sim/make-worlds.ts';
import type { OpenOptions } from '#sim/open-worlds.ts';
import { TeamWorlds } from '../teams/team-worlds.ts';
import { DatabaseClock } from './database-clock.ts';
import { Lease } from './lease.ts';
import type { Query } from './postgres/database.ts';
import { openPostgresStore } from './postgres/open.ts';
import type { PostgresStore } from './postgres/postgres-store.ts';
import type { WorldClaims } from './world-claims.ts';

/** The worlds that this process serves, if several processes share a database. */
export interface SharedWorlds {
  readonly worlds: TeamWorlds;
  readonly claims: WorldClaims<Query>;
  readonly store: PostgresStore;
  readonly clock: DatabaseClock;
}

/**
 * Opens worlds in a PostgreSQL database that other processes use too. Worlds are loaded when they are claimed, and their
 * time is the database's. `address` returns where the others forward calls to; it is called when the first world is
 * claimed.
 */
export const openSharedWorlds = async (
  {
    figures,
    ...database
  }: {
    readonly url: string;
    readonly address: () => string;
    readonly figures?: ProcessFigures;
  },
  options: OpenOptions = {},
): Promise<SharedWorlds> => {
  const clock = new DatabaseClock(options);
  const { store, claims, teams } = await openPostgresStore(database, {
    clock,
    figures,
    load: async (name) => {
      worlds.unload(name);
      const stored = await store.find(name);
      if (stored?.kept) worlds.load(stored, await store.contents(name));
      else if (stored) {
        const { changes } = await store.contents(name);
        worlds.importEphemeral({ ...stored, changes });
        store.remove(name);
      } else if (name === 'default') worlds.create(name, {});
    },
    beforeHandOver: (name) => {
      const world = worlds.findEphemeral(name);
      if (world) store.handOver(world, world.changes);
    },
    unload: (name) => worlds.unload(name),
    onLost: (name, error) => {
      if (error !== undefined) options.onWarning?.(`The changes of world "${name}" could not be stored: ${error}`);
    },
  });
  const worlds = makeWorlds(
    {
      machineTime: clock.now,
      ...options,
      store,
      reserve: async (name) => (await claims.claim(name)) instanceof Lease,
      onOwned: (name, { team }) => claims.setTeam(name, team),
      onDrop: (name) =>
        setImmediate(() => {
          // A starting test deletes its world and opens a new one at once.
          if (!worlds.has(name)) claims.release(name);
        }),
    },
    (rules) => new TeamWorlds({ ...rules, teamStore: teams }),
  );
  return { worlds, claims, store, clock };
};
