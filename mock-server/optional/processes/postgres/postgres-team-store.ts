import type { TeamKey } from '../../teams/team-key.ts';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditRecord,
  auditGroup,
  type KeyUsage,
  maxAuditEntries,
  type TeamStore,
  teamOfGroup,
} from '../../teams/team-store.ts';
import type { Database } from './database.ts';

interface KeyRow extends Pick<TeamKey, 'id' | 'team' | 'role' | 'hash'> {
  readonly worlds: number;
  readonly bytes: string;
  readonly calls_per_minute: number;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

const keyOf = ({ id, team, role, hash, ...row }: KeyRow): TeamKey => ({
  id,
  team,
  role,
  hash,
  limits: { worlds: row.worlds, bytes: Number(row.bytes), callsPerMinute: row.calls_per_minute },
  createdAt: Number(row.created_at),
  revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
});

/** Counts of a process are ignored if it has published none for this time, as its leases are. */
const usageTtl = '3 seconds';

const publication = `
  INSERT INTO key_usage (process, key, minute, calls, worlds, bytes)
  SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::integer[], $6::bigint[])
  ON CONFLICT (process, key) DO UPDATE SET minute = excluded.minute, calls = excluded.calls, worlds = excluded.worlds,
    bytes = excluded.bytes, at = now()`;

// A stored world that no process has loaded counts as a world, and uses no memory.
const othersUsage = `
  SELECT key, max(minute) AS minute, sum(calls) AS calls, sum(worlds) AS worlds, sum(bytes) AS bytes FROM (
    SELECT key, minute, CASE WHEN minute = $2 THEN calls ELSE 0 END AS calls,
      CASE WHEN at > now() - interval '${usageTtl}' THEN worlds ELSE 0 END AS worlds,
      CASE WHEN at > now() - interval '${usageTtl}' THEN bytes ELSE 0 END AS bytes
    FROM key_usage WHERE process <> $1
    UNION ALL
    SELECT key, 0, 0, 1, 0 FROM owners JOIN worlds ON name = world
    WHERE kept AND NOT EXISTS (SELECT FROM world_leases AS lease WHERE lease.world = name AND expires > now())
  ) AS usage GROUP BY key`;

/** Stores keys, the audit log and the counts of each process in PostgreSQL. */
export class PostgresTeamStore implements TeamStore {
  readonly #database: Database;
  readonly #process: string;

  /** `process` is unique for each start of a process. */
  constructor(database: Database, process: string) {
    this.#database = database;
    this.#process = process;
  }

  async keys(): Promise<TeamKey[]> {
    return (await this.#database.query<KeyRow>('SELECT * FROM team_keys ORDER BY position')).map(keyOf);
  }

  async find(id: string): Promise<TeamKey | undefined> {
    const [row] = await this.#database.query<KeyRow>('SELECT * FROM team_keys WHERE id = $1', [id]);
    return row && keyOf(row);
  }

  async add({ id, team, role, limits, hash, createdAt, revokedAt }: TeamKey): Promise<void> {
    const { worlds, bytes, callsPerMinute } = limits;
    await this.#database.query(
      `INSERT INTO team_keys (id, team, role, worlds, bytes, calls_per_minute, hash, created_at, revoked_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, team, role, worlds, bytes, callsPerMinute, hash, createdAt, revokedAt],
    );
  }

  async revoke(id: string, at: number): Promise<boolean> {
    const statement = 'UPDATE team_keys SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id';
    return (await this.#database.query(statement, [id, at])).length > 0;
  }

  async note(entry: AuditEntry): Promise<void> {
    const { at, key, method, path, world, status } = entry;
    const group = auditGroup(entry);
    await this.#database.query(
      'INSERT INTO audit (at, key, team, method, path, world, status) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [at, key, group, method, path, world, status],
    );
    await this.#database.query(
      `DELETE FROM audit WHERE team = $1 AND id <=
         (SELECT id FROM audit WHERE team = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)`,
      [group, maxAuditEntries],
    );
  }

  async audit({ team, limit }: AuditFilter): Promise<AuditRecord[]> {
    const rows = await this.#database.query<AuditRecord>(
      `SELECT id, at, key, team, method, path, world, status FROM audit
       WHERE $1::text IS NULL OR team = $1 ORDER BY id DESC LIMIT $2`,
      [team ?? null, limit],
    );
    return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at), team: teamOfGroup(row.team) }));
  }

  async exchange(own: readonly KeyUsage[], minute: number): Promise<KeyUsage[]> {
    const columns = (['key', 'minute', 'calls', 'worlds', 'bytes'] as const).map((name) => own.map((it) => it[name]));
    await this.#database.query("DELETE FROM key_usage WHERE at < now() - interval '2 minutes'");
    if (own.length > 0) await this.#database.query(publication, [this.#process, ...columns]);
    const rows = await this.#database.query<Record<keyof KeyUsage, string>>(othersUsage, [this.#process, minute]);
    return rows.map((row) => ({
      key: row.key,
      minute,
      calls: Number(row.calls),
      worlds: Number(row.worlds),
      bytes: Number(row.bytes),
    }));
  }
}
