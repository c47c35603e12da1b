import { DatabaseSync } from 'node:sqlite';
import type { Role, TeamKey } from './team-key.ts';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditRecord,
  auditGroup,
  type KeyUsage,
  maxAuditEntries,
  type TeamStore,
  teamOfGroup,
} from './team-store.ts';

const layout = `
  CREATE TABLE IF NOT EXISTS team_keys (
    id TEXT PRIMARY KEY, team TEXT NOT NULL, role TEXT NOT NULL, worlds INTEGER NOT NULL, bytes INTEGER NOT NULL,
    calls_per_minute INTEGER NOT NULL, hash TEXT NOT NULL, created_at INTEGER NOT NULL, revoked_at INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, key TEXT NOT NULL, team TEXT NOT NULL, method TEXT NOT NULL,
    path TEXT NOT NULL, world TEXT, status INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS audit_team ON audit (team, id);
`;

type Row = Record<string, unknown>;

const keyOf = (row: Row): TeamKey => ({
  id: String(row.id),
  team: String(row.team),
  role: row.role as Role,
  limits: {
    worlds: Number(row.worlds),
    bytes: Number(row.bytes),
    callsPerMinute: Number(row.calls_per_minute),
  },
  hash: String(row.hash),
  createdAt: Number(row.created_at),
  revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
});

/** Stores keys and the audit log in the SQLite file of the worlds, or in memory without one. */
export class SqliteTeamStore implements TeamStore {
  readonly #db: DatabaseSync;

  constructor(db = new DatabaseSync(':memory:')) {
    this.#db = db;
    db.exec(layout);
  }

  keys(): TeamKey[] {
    return this.#db.prepare('SELECT * FROM team_keys ORDER BY rowid').all().map(keyOf);
  }

  find(id: string): TeamKey | undefined {
    const row = this.#db.prepare('SELECT * FROM team_keys WHERE id = ?').get(id);
    return row && keyOf(row);
  }

  add({ id, team, role, limits, hash, createdAt, revokedAt }: TeamKey): void {
    const { worlds, bytes, callsPerMinute } = limits;
    this.#db
      .prepare('INSERT INTO team_keys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(id, team, role, worlds, bytes, callsPerMinute, hash, createdAt, revokedAt);
  }

  revoke(id: string, at: number): boolean {
    const statement = 'UPDATE team_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL';
    return this.#db.prepare(statement).run(at, id).changes > 0;
  }

  note(entry: AuditEntry): void {
    const { at, key, method, path, world, status } = entry;
    const group = auditGroup(entry);
    this.#db
      .prepare('INSERT INTO audit (at, key, team, method, path, world, status) VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(at, key, group, method, path, world, status);
    this.#db
      .prepare(
        `DELETE FROM audit WHERE team = ?1 AND id <=
          (SELECT id FROM audit WHERE team = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
      )
      .run(group, maxAuditEntries);
  }

  audit({ team, limit }: AuditFilter): AuditRecord[] {
    const fields = 'id, at, key, team, method, path, world, status';
    const statement = `SELECT ${fields} FROM audit WHERE ?1 IS NULL OR team = ?1 ORDER BY id DESC LIMIT ?2`;
    return this.#db
      .prepare(statement)
      .all(team ?? null, limit)
      .map((row) => ({ ...row, team: teamOfGroup(String(row.team)) }) as unknown as AuditRecord);
  }

  /** Returns an empty list: the file belongs to one process. */
  exchange(): KeyUsage[] {
    return [];
  }
}
