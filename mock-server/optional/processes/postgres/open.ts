import { randomUUID } from 'node:crypto';
import type { ProcessFigures } from '#sim/core/process-figures.ts';
import { DatabaseClock } from '../database-clock.ts';
import { WorldClaims, type WorldClaimsOptions } from '../world-claims.ts';
import { PostgresCommitTarget } from './commit-target.ts';
import { connectDatabase, type Query } from './database.ts';
import { PostgresLeaseTable } from './lease-table.ts';
import { migrate } from './migrations.ts';
import { PostgresStore } from './postgres-store.ts';
import { PostgresTeamStore } from './postgres-team-store.ts';

/** Connects to a database, migrates it, and takes part in serving its worlds. */
export const openPostgresStore = async (
  { url, address }: { readonly url: string; readonly address: () => string },
  {
    clock = new DatabaseClock(),
    figures,
    ...options
  }: Pick<WorldClaimsOptions<Query>, 'load' | 'unload' | 'beforeHandOver' | 'onLost'> & {
    readonly clock?: DatabaseClock;
    readonly figures?: ProcessFigures | undefined;
  },
): Promise<{ store: PostgresStore; claims: WorldClaims<Query>; teams: PostgresTeamStore }> => {
  const database = await connectDatabase(url, figures);
  await migrate(database);
  const id = randomUUID();
  const claims = new WorldClaims({
    ...options,
    table: new PostgresLeaseTable(database, { id, address, clock }),
    target: new PostgresCommitTarget(database),
  });
  return { store: new PostgresStore(database, claims), claims, teams: new PostgresTeamStore(database, id) };
};

/** Opens the keys of teams in a database for a command, without serving worlds. */
export const openPostgresTeams = async (
  url: string,
): Promise<{ readonly teams: PostgresTeamStore; readonly close: () => Promise<void> }> => {
  const database = await connectDatabase(url);
  await migrate(database);
  return { teams: new PostgresTeamStore(database, randomUUID()), close: database.close };
};
