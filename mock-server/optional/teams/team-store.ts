import type { Awaitable } from '#sim/core/store/world-store.ts';
import { isTeamName, type TeamKey } from './team-key.ts';

/** A call of the admin API that may have changed something. */
export interface AuditEntry {
  /** Epoch ms of the machine. */
  readonly at: number;
  /** Id of the key of a team, `ADMIN_KEY`, `this machine` without a key, `command line`, or `wrong key from ADDRESS`. */
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

/** Counts of one process for one account. */
export interface KeyUsage {
  /** Id of the key, or the account of callers without a key in its worlds (`keylessAccount`). */
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

/** Maximum number of entries per group, so that no team pushes out those of another. */
export const maxAuditEntries = 10_000;

/** Maximum length of the path in an entry. */
export const maxAuditedPath = 200;

const wrongKey = 'wrong key';

/** Returns the name that the audit log shows for callers with a wrong key. */
export const wrongKeyFrom = (address: string): string => `${wrongKey} from ${address}`;

/** Returns the stored group of an entry: its team, wrong keys, or the others. Only teams' names are names of teams. */
export const auditGroup = ({ key, team }: Pick<AuditEntry, 'key' | 'team'>): string =>
  team ?? (key.startsWith(wrongKey) ? wrongKey : '');

/** Returns the team of a stored group; null if it belongs to none. */
export const teamOfGroup = (group: string | null): string | null =>
  group !== null && isTeamName(group) ? group : null;

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
