import { type Posting, postings } from '#sim/core/ledger.ts';
import type { CommitGroup, CommitTarget } from '../commit-queue.ts';
import type { Lease } from '../lease.ts';
import type { Database, Query } from './database.ts';

/**
 * Stores the changes of several worlds in one statement. Locking the leases makes a take-over wait until it is stored;
 * a lease that was taken over earlier is not found under its epoch, and none of its changes are written.
 */
const statement = `
  WITH valid AS MATERIALIZED (
    SELECT leases.world FROM leases
    JOIN unnest($1::text[], $2::bigint[]) AS held (world, epoch) USING (world, epoch)
    ORDER BY leases.world FOR UPDATE OF leases
  ),
  removed AS (
    DELETE FROM docs USING unnest($3::text[], $4::text[], $5::text[]) AS gone (world, kind, id)
    WHERE docs.world = gone.world AND docs.kind = gone.kind AND docs.id = gone.id
      AND docs.world IN (SELECT world FROM valid)
  ),
  written AS (
    INSERT INTO docs (world, kind, id, json)
    SELECT world, kind, id, json::json
    FROM unnest($6::text[], $7::text[], $8::text[], $9::text[]) WITH ORDINALITY AS doc (world, kind, id, json, place)
    WHERE world IN (SELECT world FROM valid) ORDER BY place
    ON CONFLICT (world, kind, id) DO UPDATE SET json = excluded.json
  ),
  posted AS (
    INSERT INTO money (world, posting, line, account, centavos, balance, at, type, ref)
    SELECT world, posting, line, account, centavos, balance, at, type, ref
    FROM unnest(
      $10::text[], $11::text[], $12::integer[], $13::text[], $14::bigint[], $15::bigint[], $16::bigint[], $17::text[], $18::text[]
    ) WITH ORDINALITY AS entry (world, posting, line, account, centavos, balance, at, type, ref, place)
    WHERE world IN (SELECT world FROM valid) ORDER BY place
  )
  SELECT world FROM valid`;

/** Returns the columns of the statement's lists, each with one value per row. */
const parametersOf = (group: CommitGroup): unknown[][] => {
  const leases: unknown[][] = [];
  const removed: unknown[][] = [];
  const written: unknown[][] = [];
  const entries: unknown[][] = [];
  for (const [{ world, epoch }, changes] of group) {
    leases.push([world, epoch]);
    for (const { kind, id, doc } of changes.values()) {
      if (kind === postings.name) {
        const { at, type, ref, entries: lines } = doc as Posting;
        for (const [line, { account, minor, balance }] of lines.entries())
          entries.push([world, id, line, account, minor, balance, at, type, ref]);
      } else if (doc === undefined) removed.push([world, kind, id]);
      else written.push([world, kind, id, doc && JSON.stringify(doc)]);
    }
  }
  const columns = (rows: readonly unknown[][], count: number): unknown[][] =>
    Array.from({ length: count }, (_, index) => rows.map((row) => row[index]));
  return [...columns(leases, 2), ...columns(removed, 3), ...columns(written, 4), ...columns(entries, 9)];
};

/** Writes changes and returns the worlds whose leases are valid; the others are left as they are. */
export const writeChanges = async (query: Query, group: CommitGroup): Promise<ReadonlySet<string>> => {
  const rows = await query<{ world: string }>(statement, parametersOf(group));
  return new Set(rows.map(({ world }) => world));
};

/** Classes of SQLSTATE codes: data exception, integrity constraint violation. */
const contentErrors = /^2[23]/;

/** Stores the transactions of the commit queue. */
export class PostgresCommitTarget implements CommitTarget<Query> {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async commit(group: CommitGroup): Promise<ReadonlySet<Lease>> {
    const valid = await writeChanges(this.#database.query, group);
    return new Set([...group.keys()].filter(({ world }) => valid.has(world)));
  }

  run({ world, epoch }: Lease, work: (query: Query) => Promise<void>): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const lock = 'SELECT FROM leases WHERE world = $1 AND epoch = $2 FOR UPDATE';
      if ((await query(lock, [world, epoch])).length === 0) return false;
      await work(query);
      return true;
    });
  }

  isCausedByContent(error: unknown): boolean {
    return contentErrors.test(String((error as { code?: unknown }).code));
  }
}
