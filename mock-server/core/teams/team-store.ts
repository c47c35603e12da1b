import type { Awaitable } from '../store/world-store.ts';
import type { TeamKey } from './team-key.ts';

/** A call of the admin API that may have changed something. */
export interface AuditEntry {
  /** Epoch ms of the machine. */
  readonly at: number;
  /** Id of the key of a team, `ADMIN_KEY`, `this machine` without a key, or `command line`. */
  readonly key: string;
  /** Null for callers without a key of a team. */
  readonly team: string | null;
  readonly method: string;
  /** Below `/__admin`, without query. */
  readonly path: string;
  readonly world: string | null;
  /** Null if the connection was closed before the response. */
  readonly status: number | null;
}

/** A stored entry of the audit log. */
export interface AuditRecord extends AuditEntry {
  /** Increases with every entry. */
  readonly id: number;
}

/** Counts of one process for one key. */
export interface KeyUsage {
  readonly key: string;
  /** Minute of the calls, in minutes since the epoch. */
  readonly minute: number;
  readonly calls: number;
  readonly worlds: number;
  readonly bytes: number;
}

export interface AuditFilter {
  /** Only entries of this team. */
  readonly team?: string | undefined;
  readonly limit: number;
}

/** Maximum number of entries per team, so that no team pushes out those of another. */
export const maxAuditEntries = 10_000;

/** Stores the keys of teams and the audit log, for all processes. */
export interface TeamStore {
  /** Returns all keys, revoked ones included, oldest first. */
  keys(): Awaitable<readonly TeamKey[]>;
  find(id: string): Awaitable<TeamKey | undefined>;
  add(key: TeamKey): Awaitable<void>;
  /** Returns whether the key was valid before. */
  revoke(id: string, at: number): Awaitable<boolean>;
  note(entry: AuditEntry): Awaitable<void>;
  /** Returns entries, newest first. */
  audit(filter: AuditFilter): Awaitable<readonly AuditRecord[]>;
  /** Publishes the counts of this process; returns those of the others in the same minute, summed per key. */
  exchange(own: readonly KeyUsage[], minute: number): Awaitable<readonly KeyUsage[]>;
}
