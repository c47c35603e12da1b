import type { Database } from './database.ts';

/** Numbered from 1, applied once and in order. Published migrations never change; later ones are added below. */
const migrations = [
  `
  CREATE TABLE worlds (
    name text PRIMARY KEY,
    origin json NOT NULL,
    resets integer NOT NULL,
    fingerprint text NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY
  );
  CREATE TABLE docs (
    world text NOT NULL, kind text NOT NULL, id text NOT NULL,
    -- json, not jsonb, which would change the order of fields; NULL if a document of the seed was removed.
    json json,
    position bigint GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (world, kind, id)
  );
  CREATE TABLE money (
    world text NOT NULL, posting text NOT NULL, line integer NOT NULL, account text NOT NULL,
    centavos bigint NOT NULL, balance bigint NOT NULL, at bigint NOT NULL, type text NOT NULL, ref text,
    position bigint GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (world, posting, line)
  );
  CREATE INDEX money_account ON money (world, account);
  CREATE TABLE files (
    world text NOT NULL, id text NOT NULL, bytes bytea NOT NULL,
    PRIMARY KEY (world, id)
  );
  -- What all processes share, such as the key that bodies are encrypted to.
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
  `,
  `
  -- A process that serves worlds; its leases are valid until it expires.
  CREATE TABLE processes (id text PRIMARY KEY, address text NOT NULL, expires timestamptz NOT NULL);
  CREATE SEQUENCE lease_epochs;
  -- The process that a world was last given to. Every write of a world is conditional on its epoch, which no lease repeats.
  CREATE TABLE leases (
    world text PRIMARY KEY,
    owner text NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
    epoch bigint NOT NULL DEFAULT nextval('lease_epochs')
  );
  CREATE INDEX leases_owner ON leases (owner);
  CREATE VIEW world_leases AS
    SELECT world, owner, address, expires, epoch FROM leases JOIN processes ON processes.id = leases.owner;
  `,
  `
  -- A process that stops takes no more worlds.
  ALTER TABLE processes ADD COLUMN retired boolean NOT NULL DEFAULT false;
  -- false: a world in memory only, stored while one process hands it over to the next.
  ALTER TABLE worlds ADD COLUMN kept boolean NOT NULL DEFAULT true;
  `,
  `
  -- Keys of teams; the hash is SHA-256 of the key.
  CREATE TABLE team_keys (
    id text PRIMARY KEY, team text NOT NULL, role text NOT NULL, worlds integer NOT NULL, bytes bigint NOT NULL,
    calls_per_minute integer NOT NULL, hash text NOT NULL, created_at bigint NOT NULL, revoked_at bigint,
    position bigint GENERATED ALWAYS AS IDENTITY
  );
  -- The team that a stored world belongs to, and the key whose quotas it counts towards.
  CREATE TABLE owners (world text PRIMARY KEY, team text NOT NULL, key text NOT NULL);
  -- Calls of the admin API that may have changed something; team is empty for callers without a key of a team.
  CREATE TABLE audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL, key text NOT NULL, team text NOT NULL,
    method text NOT NULL, path text NOT NULL, world text, status integer
  );
  CREATE INDEX audit_team ON audit (team, id);
  -- What each process counted in a minute, published every second.
  CREATE UNLOGGED TABLE key_usage (
    process text NOT NULL, key text NOT NULL, minute bigint NOT NULL, calls bigint NOT NULL, worlds integer NOT NULL,
    bytes bigint NOT NULL, at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (process, key)
  );
  `,
  `
  -- The team of a world that a process serves, kept or not.
  ALTER TABLE leases ADD COLUMN team text;
  `,
  `
  -- Number of migrations that the documents of a world have had (mock-server/features/migrations.ts).
  ALTER TABLE worlds ADD COLUMN documents integer NOT NULL DEFAULT 0;
  `,
];

/** Number of the advisory lock that keeps processes from migrating at the same time. */
const lockNumber = 4_321_056;

/** Brings the schema of a database up to date. Throws if a newer version of the simulator has migrated it. */
export const migrate = (database: Database): Promise<void> =>
  database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    await query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const [row] = await query<{ version: number }>('SELECT max(version) AS version FROM schema_version');
    const version = row?.version ?? 0;
    if (version > migrations.length)
      throw new Error(
        `The database has schema ${version}, which is newer than schema ${migrations.length} of this simulator.`,
      );
    for (const [at, sql] of migrations.slice(version).entries()) {
      await query(sql);
      await query('INSERT INTO schema_version VALUES ($1)', [version + at + 1]);
    }
  });
