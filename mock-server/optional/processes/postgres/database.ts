import type { Pool } from 'pg';
import { ProcessFigures } from '#sim/core/process-figures.ts';

/** Runs one statement and returns its rows. */
export type Query = <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/**
 * Connections to one PostgreSQL database, or to PgBouncer in transaction mode before it: no state of a session outlives a
 * transaction, so there are no prepared statements, settings, locks or listeners of a session.
 */
export interface Database {
  readonly query: Query;
  /** Runs statements in one transaction, which is rolled back if `work` throws. */
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Timeout of statements and connections in ms; an interrupted network reports no error. It is kept here, because PgBouncer
 * refuses the setting of the server; a late write is refused by the epoch of its lease.
 */
const connectTimeoutMs = 5000;

const maxConnections = 4;

type Queryable = Pick<Pool, 'query'>;

/** Figures that statements are counted in. */
type DatabaseFigures = Pick<ProcessFigures, 'database' | 'databaseErrors'>;

const queryOf =
  (target: Queryable, figures: DatabaseFigures): Query =>
  async <Row>(text: string, values: readonly unknown[] = []) => {
    const startedAt = performance.now();
    try {
      return (await target.query(text, [...values])).rows as Row[];
    } catch (error) {
      figures.databaseErrors += 1;
      throw error;
    } finally {
      figures.database.observe(performance.now() - startedAt);
    }
  };

/** Returns the driver; throws if the project has not installed it. */
const loadDriver = async (): Promise<typeof import('pg')> => {
  try {
    return await import('pg');
  } catch {
    throw new Error('The PostgreSQL driver is missing. Install it with "npm install pg".');
  }
};

/** Connects to a database by its URL. Throws if it does not respond. */
export const connectDatabase = async (
  url: string,
  figures: DatabaseFigures = new ProcessFigures(),
): Promise<Database> => {
  const { default: pg } = await loadDriver();
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
    keepAlive: true,
  });
  // A connection that breaks fails its queries and is replaced; without listeners the process would end. The pool listens
  // to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = queryOf(pool, figures);
  const database: Database = {
    query,
    transaction: async (work) => {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(queryOf(client, figures));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        failure = error as Error;
        await client.query('ROLLBACK').then(
          () => {
            failure = undefined;
          },
          () => undefined,
        );
        throw error;
      } finally {
        // A connection that cannot roll back is closed, not reused.
        client.release(failure);
      }
    },
    close: () => pool.end(),
  };
  try {
    await query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
};
