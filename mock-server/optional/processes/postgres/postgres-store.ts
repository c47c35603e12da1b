import type { Doc } from '#sim/core/collection.ts';
import { postings } from '#sim/core/ledger.ts';
import type { FileStore } from '#sim/core/private-files.ts';
import type { Change } from '#sim/core/state.ts';
import { type MoneyRow, postingsOf } from '#sim/core/store/money-rows.ts';
import type { StoredWorld, WorldContents, WorldStore } from '#sim/core/store/world-store.ts';
import type { Origin, Owner } from '#sim/core/world.ts';
import { type CommitGroup, LeaseLostError } from '../commit-queue.ts';
import type { Lease } from '../lease.ts';
import type { WorldClaims } from '../world-claims.ts';
import { writeChanges } from './commit-target.ts';
import type { Database, Query } from './database.ts';

const documentTables = ['docs', 'money'] as const;

/** Tables with the contents of worlds. */
const tables = [...documentTables, 'files', 'owners'] as const;

const worldFields = 'name, origin, resets, fingerprint, documents';

const storedWorlds = `SELECT ${worldFields}, kept, team, key FROM worlds LEFT JOIN owners ON world = name`;

interface StoredRow extends Omit<StoredWorld, 'owner'> {
  readonly kept: boolean;
  readonly team: string | null;
  readonly key: string | null;
}

const storedWorldOf = ({ kept: _, team, key, ...world }: StoredRow): StoredWorld => ({
  ...world,
  ...(team !== null && key !== null && { owner: { team, key } satisfies Owner }),
});

const deleteContents = async (
  query: Query,
  world: string,
  from: readonly (typeof tables)[number][] = tables,
): Promise<void> => {
  for (const table of from) await query(`DELETE FROM ${table} WHERE world = $1`, [world]);
};

/** Stores worlds in PostgreSQL. A world can be written while this process holds its lease. */
export class PostgresStore implements WorldStore {
  readonly #database: Database;
  readonly #claims: WorldClaims<Query>;

  constructor(database: Database, claims: WorldClaims<Query>) {
    this.#database = database;
    this.#claims = claims;
  }

  async worlds(): Promise<StoredWorld[]> {
    const rows = await this.#database.query<StoredRow>(`${storedWorlds} WHERE kept ORDER BY position`);
    return rows.map(storedWorldOf);
  }

  /** Returns a world without its contents; undefined if it is not stored. One that is not `kept` was handed over. */
  async find(world: string): Promise<(StoredWorld & { readonly kept: boolean }) | undefined> {
    const [row] = await this.#database.query<StoredRow>(`${storedWorlds} WHERE name = $1`, [world]);
    return row && { ...storedWorldOf(row), kept: row.kept };
  }

  async contents(world: string): Promise<WorldContents> {
    const { query } = this.#database;
    const [docs, money, files] = await Promise.all([
      query<{ kind: string; id: string; json: Doc | null }>(
        'SELECT kind, id, json FROM docs WHERE world = $1 ORDER BY position',
        [world],
      ),
      query<MoneyRow>(
        'SELECT posting, account, centavos, balance, at, type, ref FROM money WHERE world = $1 ORDER BY position',
        [world],
      ),
      query<{ id: string; bytes: Uint8Array }>('SELECT id, bytes FROM files WHERE world = $1', [world]),
    ]);
    return {
      changes: [
        ...docs.map(({ kind, id, json }) => ({ kind, id, doc: json })),
        ...postingsOf(money).map((doc) => ({ kind: postings.name, id: doc.id, doc })),
      ],
      files: new Map(files.map(({ id, bytes }) => [id, new Uint8Array(bytes)])),
    };
  }

  commit(world: string, changes: readonly Change[]): void {
    this.#claims.queue.commit(this.#leaseOf(world), changes);
  }

  replace(world: StoredWorld, changes: readonly Change[]): void {
    this.#replace(world, changes, true);
  }

  /** Stores a world that is not kept, for the process that serves it next. */
  handOver(world: StoredWorld, changes: readonly Change[]): void {
    this.#replace(world, changes, false);
  }

  migrate({ name, fingerprint, documents }: StoredWorld, changes: readonly Change[]): void {
    const group = this.#groupOf(name, changes);
    this.#run(name, async (query) => {
      await deleteContents(query, name, documentTables);
      await query('UPDATE worlds SET fingerprint = $2, documents = $3 WHERE name = $1', [name, fingerprint, documents]);
      await writeChanges(query, group);
    });
  }

  remove(world: string): void {
    this.#run(world, async (query) => {
      await deleteContents(query, world);
      await query('DELETE FROM worlds WHERE name = $1', [world]);
    });
  }

  filesOf(world: string): FileStore {
    return {
      put: (id, bytes) =>
        this.#run(world, async (query) => {
          await query(
            'INSERT INTO files VALUES ($1, $2, $3) ON CONFLICT (world, id) DO UPDATE SET bytes = excluded.bytes',
            [world, id, bytes],
          );
        }),
      remove: (id) =>
        this.#run(world, async (query) => {
          await query('DELETE FROM files WHERE world = $1 AND id = $2', [world, id]);
        }),
    };
  }

  async flushed(world: string): Promise<void> {
    const lease = this.#claims.find(world);
    await lease?.pending;
    if (lease?.isLost) throw new LeaseLostError(world);
  }

  /** Returns a value that all processes share; `make` creates it if there is none. */
  async setting(name: string, make: () => Promise<string>): Promise<string> {
    const { query } = this.#database;
    const find = async () =>
      (await query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name]))[0]?.value;
    const known = await find();
    if (known !== undefined) return known;
    const created = await make();
    await query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, created]);
    return (await find()) ?? created;
  }

  async close(): Promise<void> {
    await this.#claims.close();
    await this.#database.close();
  }

  #replace(
    { name, origin, resets, fingerprint, documents, owner }: StoredWorld,
    changes: readonly Change[],
    kept: boolean,
  ): void {
    const group = this.#groupOf(name, changes);
    this.#run(name, async (query) => {
      await deleteContents(query, name);
      await query(
        `INSERT INTO worlds (${worldFields}, kept) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (name) DO UPDATE SET origin = excluded.origin, resets = excluded.resets,
           fingerprint = excluded.fingerprint, documents = excluded.documents, kept = excluded.kept`,
        [name, JSON.stringify(origin satisfies Origin), resets, fingerprint, documents, kept],
      );
      if (owner) await query('INSERT INTO owners VALUES ($1, $2, $3)', [name, owner.team, owner.key]);
      await writeChanges(query, group);
    });
  }

  #groupOf(world: string, changes: readonly Change[]): CommitGroup {
    return new Map([[this.#leaseOf(world), new Map(changes.map((it) => [`${it.kind} ${it.id}`, it]))]]);
  }

  #run(world: string, work: (query: Query) => Promise<void>): void {
    this.#claims.queue.run(this.#leaseOf(world), work);
  }

  #leaseOf(world: string): Lease {
    const lease = this.#claims.find(world);
    if (!lease) throw new LeaseLostError(world);
    return lease;
  }
}
