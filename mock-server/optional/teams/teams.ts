import { minuteMs } from '#lib/dates/units.ts';
import { type OpenWorld, sizeOfBase } from '#sim/core/evict.ts';
import type { Base } from '#sim/core/state.ts';
import type { Owner } from '#sim/core/world.ts';
import { isTextOf, type KeyLimits, keyIdOf, type TeamKey } from './team-key.ts';
import type { AuditEntry, AuditFilter, AuditRecord, KeyUsage, TeamStore } from './team-store.ts';

/** An exceeded quota of a key: the reason for a refused call. */
export interface QuotaExcess {
  readonly quota: keyof KeyLimits;
  readonly limit: number;
  /** Seconds until calls are possible again; only for the quota of calls. */
  readonly retryAfter?: number;
}

/**
 * Returns the account of callers without a key in the worlds of a key. It has the same limits of calls and memory, so
 * that they cannot use up those of the key.
 */
const keylessAccount = (key: string): string => `${key} keyless`;

/** Use of a key's quotas by all processes. */
export interface UsedQuota extends KeyLimits {
  /** Memory that callers without a key use in its worlds; limited like `bytes`. */
  readonly keylessBytes: number;
  /** Their calls; limited like `callsPerMinute`. */
  readonly keylessCallsPerMinute: number;
}

const noUsage = { calls: 0, worlds: 0, bytes: 0 };

interface TeamsOptions {
  readonly store: TeamStore;
  /** Returns the open worlds of this process. */
  readonly open: () => readonly OpenWorld[];
  /** Epoch ms of the machine. */
  readonly time?: () => number;
}

/** Keys of teams, their quotas and the audit log. */
export class Teams {
  /** Calls and creations refused since the start of the process, by `KEY QUOTA`. */
  readonly refused = new Map<string, number>();
  readonly #options: TeamsOptions;
  readonly #time: () => number;
  #keys = new Map<string, TeamKey>();
  /** Calls of the current minute, by account. */
  readonly #calls = new Map<string, number>();
  #minute = 0;
  /** Worlds and memory of this process at the last `sync`, by account. */
  #held = new Map<string, Pick<KeyUsage, 'worlds' | 'bytes'>>();
  #others = new Map<string, KeyUsage>();
  /** Audit entries that are being written. */
  #auditError: string | undefined;
  readonly #writes = new Set<Promise<void>>();
  #syncing: Promise<void> | undefined;

  constructor(options: TeamsOptions) {
    this.#options = options;
    this.#time = options.time ?? Date.now;
  }

  /**
   * Returns the valid key of this text; undefined for unknown and revoked ones. Queries the store, which all processes
   * share.
   */
  async authenticate(text: string | undefined): Promise<TeamKey | undefined> {
    const id = keyIdOf(text);
    if (text === undefined || id === undefined) return undefined;
    const key = await this.#options.store.find(id);
    if (!key || !isTextOf(text, key) || key.revokedAt !== null) return undefined;
    this.#keys.set(id, key);
    return key;
  }

  /** Returns whether a key is still valid. */
  async isValid({ id }: TeamKey): Promise<boolean> {
    return (await this.#options.store.find(id))?.revokedAt === null;
  }

  /** Returns the team whose worlds have names like this: those that start with its name and `-`, the longest counts. */
  teamOfName(name: string): string | undefined {
    const teams = [...this.#keys.values()].filter(({ revokedAt }) => revokedAt === null).map(({ team }) => team);
    return teams.filter((team) => name.startsWith(`${team}-`)).toSorted((a, b) => b.length - a.length)[0];
  }

  /** Counts an admin call; returns the excess if its key has no calls left in this minute. */
  takeCall(key: string): QuotaExcess | undefined {
    return this.#takeCall(key, key);
  }

  /**
   * Counts a call of the site in a world of a team, apart from calls with its key; returns the excess if it is refused.
   * Memory is as of the last `sync`.
   */
  takeSiteCall({ key }: Owner, isRead: boolean): QuotaExcess | undefined {
    const excess = this.#takeCall(key, keylessAccount(key));
    if (excess || isRead) return excess;
    return [key, keylessAccount(key)]
      .map((account) => this.#bytesExcess(key, account, this.#held.get(account)?.bytes ?? 0))
      .find((it) => it !== undefined);
  }

  /** Returns the excess if worlds of a key may not grow. */
  growthExcess({ key }: Owner): QuotaExcess | undefined {
    return this.#bytesExcess(key, key, this.#heldNow().get(key)?.bytes ?? 0);
  }

  /** Returns the excess if a key may not create another world. */
  worldExcess(owner: Owner): QuotaExcess | undefined {
    const limit = this.#keys.get(owner.key)?.limits.worlds;
    const { worlds = 0 } = this.#heldNow().get(owner.key) ?? {};
    if (limit !== undefined && worlds + (this.#others.get(owner.key)?.worlds ?? 0) >= limit)
      return this.#recordExcess(owner.key, { quota: 'worlds', limit });
    return this.growthExcess(owner);
  }

  /** Returns all keys, of one team if it is given, with their use by all processes. */
  async list(team?: string): Promise<{ readonly key: TeamKey; readonly used: UsedQuota }[]> {
    const usage = this.#heldNow();
    return (await this.#options.store.keys())
      .filter((key) => team === undefined || key.team === team)
      .map((key) => ({ key, used: this.#usedBy(key.id, usage) }));
  }

  /** Returns the keys that are loaded, with their use in this process alone. */
  usageInThisProcess(): { readonly key: TeamKey; readonly used: UsedQuota }[] {
    const usage = this.#heldNow();
    this.#startMinute();
    return [...this.#keys.values()].map((key) => {
      const { worlds, bytes } = usage.get(key.id) ?? noUsage;
      const account = keylessAccount(key.id);
      const used = {
        ...{ worlds, bytes, callsPerMinute: this.#calls.get(key.id) ?? 0 },
        keylessBytes: usage.get(account)?.bytes ?? 0,
        keylessCallsPerMinute: this.#calls.get(account) ?? 0,
      };
      return { key, used };
    });
  }

  /** Writes an entry of the audit log; the caller does not wait for it. */
  note(entry: Omit<AuditEntry, 'at'>, onError?: (error: unknown) => void): void {
    const write = Promise.resolve()
      .then(() => this.#options.store.note({ ...entry, at: this.#time() }))
      .then(
        () => {
          this.#auditError = undefined;
        },
        (error: unknown) => {
          // A full disk fails every entry with the same error.
          if (this.#auditError !== String(error)) onError?.(error);
          this.#auditError = String(error);
        },
      )
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }

  /** Returns the newest entries of the audit log, newest first. */
  async audit(filter: AuditFilter): Promise<readonly AuditRecord[]> {
    await this.writing;
    return this.#options.store.audit(filter);
  }

  /** Resolves when all entries so far are written; undefined if none is pending. */
  get writing(): Promise<unknown> | undefined {
    return this.#writes.size > 0 ? Promise.all(this.#writes) : undefined;
  }

  /** Exchanges counts with the other processes, and loads keys that they or the command line changed. */
  sync(): Promise<void> {
    this.#syncing ??= this.#sync().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  async #sync(): Promise<void> {
    const { store } = this.#options;
    const keys = await store.keys();
    this.#keys = new Map(keys.map((key) => [key.id, key]));
    this.#held = this.#heldNow();
    this.#startMinute();
    const used = new Set([...this.#held.keys(), ...this.#calls.keys()]);
    const own = [...used].map((key) => ({
      ...noUsage,
      ...this.#held.get(key),
      key,
      minute: this.#minute,
      calls: this.#calls.get(key) ?? 0,
    }));
    if (keys.length > 0) this.#others = new Map((await store.exchange(own, this.#minute)).map((it) => [it.key, it]));
  }

  #takeCall(key: string, account: string): QuotaExcess | undefined {
    const limit = this.#keys.get(key)?.limits.callsPerMinute;
    if (limit === undefined) return undefined;
    if (this.#callsOf(account) >= limit) {
      const retryAfter = Math.max(1, Math.ceil((minuteMs - (this.#time() % minuteMs)) / 1000));
      return this.#recordExcess(key, { quota: 'callsPerMinute', limit, retryAfter });
    }
    this.#calls.set(account, (this.#calls.get(account) ?? 0) + 1);
    return undefined;
  }

  #usedBy(key: string, usage: ReadonlyMap<string, Pick<KeyUsage, 'worlds' | 'bytes'>>): UsedQuota {
    const own = usage.get(key) ?? noUsage;
    const others = this.#others.get(key) ?? noUsage;
    const account = keylessAccount(key);
    return {
      worlds: own.worlds + others.worlds,
      bytes: own.bytes + others.bytes,
      callsPerMinute: this.#callsOf(key),
      keylessBytes: (usage.get(account)?.bytes ?? 0) + (this.#others.get(account)?.bytes ?? 0),
      keylessCallsPerMinute: this.#callsOf(account),
    };
  }

  #callsOf(key: string): number {
    this.#startMinute();
    const others = this.#others.get(key);
    return (this.#calls.get(key) ?? 0) + (others?.minute === this.#minute ? others.calls : 0);
  }

  #startMinute(): void {
    const minute = Math.floor(this.#time() / minuteMs);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#calls.clear();
  }

  #heldNow(): Map<string, Pick<KeyUsage, 'worlds' | 'bytes'>> {
    const usage = new Map<string, { worlds: number; bytes: number }>();
    // A base uses as much memory as hundreds of worlds, so it counts towards the quota, once per key.
    const bases = new Map<string, Set<Base>>();
    for (const { world } of this.#options.open()) {
      if (!world.owner) continue;
      const { key } = world.owner;
      const { worlds, bytes } = usage.get(key) ?? noUsage;
      const own = bases.get(key) ?? new Set();
      const account = keylessAccount(key);
      const keyless = usage.get(account) ?? noUsage;
      const { keylessBytes } = world.growth;
      const documentBytes = Math.max(0, world.documentBytes - keylessBytes);
      const { base } = world.state;
      const seedBytes = own.has(base) ? 0 : sizeOfBase(base);
      bases.set(key, own.add(base));
      usage.set(key, { worlds: worlds + 1, bytes: bytes + documentBytes + seedBytes });
      // Journals hold calls of the site.
      usage.set(account, { worlds: 0, bytes: keyless.bytes + keylessBytes + world.journal.bytes });
    }
    return usage;
  }

  #bytesExcess(key: string, account: string, own: number): QuotaExcess | undefined {
    const limit = this.#keys.get(key)?.limits.bytes;
    if (limit === undefined || own + (this.#others.get(account)?.bytes ?? 0) < limit) return undefined;
    return this.#recordExcess(key, { quota: 'bytes', limit });
  }

  #recordExcess(key: string, excess: QuotaExcess): QuotaExcess {
    const name = `${key} ${excess.quota}`;
    this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
    return excess;
  }
}
