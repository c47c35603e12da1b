import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { IDBFactory } from 'fake-indexeddb';
import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import type { WorldStore } from '#sim/core/store/world-store.ts';
import { openPostgresStore } from '#sim/optional/processes/postgres/open.ts';
import { openIndexedDbStore } from './indexeddb.ts';
import { isPostgresMissing, type PostgresServer, startPostgres } from './postgres.ts';

/** A location of worlds, on which stores are opened one after the other. */
export interface StorePlace {
  /** Opens a store that may write these worlds. */
  readonly open: (...worlds: readonly string[]) => Promise<WorldStore>;
  /** Runs a read-only SQL statement; throws for a store without SQL. */
  readonly query: (sql: string) => Promise<Record<string, unknown>[]>;
  readonly remove: () => Promise<void>;
}

const sqlitePlace = (): StorePlace => {
  const folder = mkdtempSync(join(tmpdir(), 'kidlat-store-'));
  return {
    open: async () => new SqliteStore(folder),
    query: async (sql) => {
      const database = new DatabaseSync(join(folder, 'worlds.sqlite'));
      const rows = database.prepare(sql).all();
      database.close();
      return rows;
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

let server: Promise<PostgresServer> | undefined;

/** The PostgreSQL server that the tests of a file share. */
export const sharedPostgres = (): Promise<PostgresServer> => {
  server ??= startPostgres();
  return server;
};

/** Stops the server that `sharedPostgres` has started. */
export const stopSharedPostgres = async (): Promise<void> => {
  const running = await server;
  server = undefined;
  await running?.close();
};

const postgresPlace = async (): Promise<StorePlace> => {
  const { createDatabase, query } = await sharedPostgres();
  const url = await createDatabase();
  return {
    open: async (...worlds) => {
      const address = () => 'http://127.0.0.1:1';
      const { store, claims } = await openPostgresStore(
        { url, address },
        { load: async () => undefined, unload: () => undefined },
      );
      await claims.start();
      for (const world of worlds) await claims.claim(world);
      return store;
    },
    query: (sql) => query(url, sql),
    remove: async () => undefined,
  };
};

const indexedDbPlace = (): StorePlace => {
  const factory = new IDBFactory();
  return {
    open: () => openIndexedDbStore(factory),
    query: async () => {
      throw new Error('IndexedDB has no SQL.');
    },
    remove: async () => undefined,
  };
};

/** Every kind of store. */
export const storeKinds = [
  { name: 'SQLite', isMissing: false, hasSql: true, make: async () => sqlitePlace() },
  { name: 'PostgreSQL', isMissing: isPostgresMissing, hasSql: true, make: postgresPlace },
  { name: 'IndexedDB', isMissing: false, hasSql: false, make: async () => indexedDbPlace() },
];
