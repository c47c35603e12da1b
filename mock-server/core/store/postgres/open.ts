import { randomUUID } from 'node:crypto';
import { WorldClaims, type WorldClaimsOptions } from '../world-claims.ts';
import { PostgresCommitTarget } from './commit-target.ts';
import { connectDatabase, type Query } from './database.ts';
import { PostgresLeaseTable } from './lease-table.ts';
import { migrate } from './migrations.ts';
import { PostgresStore } from './postgres-store.ts';

/** Connects to a database, migrates it, and takes part in serving its worlds. */
export const openPostgresStore = async (
  { url, address }: { readonly url: string; readonly address: () => string },
  options: Pick<WorldClaimsOptions<Query>, 'load' | 'unload' | 'beforeHandOver' | 'onLost'>,
): Promise<{ store: PostgresStore; claims: WorldClaims<Query> }> => {
  const database = await connectDatabase(url);
  await migrate(database);
  const claims = new WorldClaims({
    ...options,
    table: new PostgresLeaseTable(database, { id: randomUUID(), address }),
    target: new PostgresCommitTarget(database),
  });
  return { store: new PostgresStore(database, claims), claims };
};
