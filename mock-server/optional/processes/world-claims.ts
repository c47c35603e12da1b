import { setTimeout as sleep } from 'node:timers/promises';
import { CommitQueue, type CommitTarget, LeaseLostError } from './commit-queue.ts';
import { Lease } from './lease.ts';

/** Another process that serves a world. */
export interface OwnedElsewhere {
  readonly address: string;
}

/** The leases of all processes, as the store keeps them. Each call is atomic. */
export interface LeaseTable {
  /** Registers this process, or extends its registration, for this time from now. Its leases are valid as long. */
  renew(ttlMs: number): Promise<void>;
  /** Assigns a world to this process under a new epoch, unless another process with a valid lease holds it. */
  acquire(world: string): Promise<{ readonly epoch: number } | OwnedElsewhere>;
  /** Returns the epochs of the worlds that this process holds. */
  held(): Promise<ReadonlyMap<string, number>>;
  release(lease: Lease): Promise<void>;
  /** Stores the team of a world for the lists of other processes. */
  setTeam?(lease: Lease, team: string): Promise<void>;
  /** Records that this process accepts no more worlds; returns whether another one does. */
  retire(): Promise<boolean>;
  /** Returns a process that accepts worlds; undefined if there is none but this one. */
  substitute(): Promise<OwnedElsewhere | undefined>;
  /** Returns all worlds that this process does not hold, by name. */
  others(): Promise<readonly OtherWorld[]>;
  /** Ends the registration of this process and all of its leases. */
  leave(): Promise<void>;
}

/** Parts of the claims that calls need. */
export type CallClaims = Pick<WorldClaims<unknown>, 'claim' | 'find' | 'release' | 'forgetOwner'>;

/** Parts of the claims that the console and the metrics show. */
export type ClaimFigures = Pick<WorldClaims<unknown>, 'others' | 'count' | 'lostCount' | 'queuedCount'>;

/**
 * A world that this process does not serve; `address` is null if no process serves it, `team` if it belongs to none.
 */
export interface OtherWorld {
  readonly name: string;
  readonly address: string | null;
  readonly team: string | null;
}

export interface WorldClaimsOptions<Query> {
  readonly table: LeaseTable;
  readonly target: CommitTarget<Query>;
  /** Loads a stored world into memory. */
  readonly load: (world: string) => Promise<void>;
  /** Removes a world from memory. */
  readonly unload: (world: string) => void;
  /** Stores data that the next process needs in addition to the stored changes. */
  readonly beforeHandOver?: (world: string) => void;
  readonly onLost?: (world: string, error?: unknown) => void;
  /** Monotonic time in ms. */
  readonly time?: () => number;
  readonly ttlMs?: number;
}

/** Time after which a killed process is replaced. */
const leaseTtlMs = 3000;

const maxKnownOwners = 10_000;

/**
 * Decides which worlds this process serves. A world is served by the process that holds its lease. Leases are valid
 * while the process renews its registration; expiry only decides when another process may take a world over. Every
 * write is conditional on the epoch of the lease, which keeps a paused process from writing.
 */
export class WorldClaims<Query> {
  readonly queue: CommitQueue<Query>;
  readonly #options: WorldClaimsOptions<Query>;
  readonly #ttlMs: number;
  readonly #leases = new Map<string, Lease>();
  readonly #claiming = new Map<string, Promise<Lease | OwnedElsewhere>>();
  readonly #releasing = new Map<string, Promise<void>>();
  /** Owners of other worlds, cached so that not every forwarded call queries the store. */
  readonly #elsewhere = new Map<string, OwnedElsewhere & { readonly until: number }>();
  #validUntil = Number.NEGATIVE_INFINITY;
  #renewing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isRetired = false;
  #lostCount = 0;

  constructor(options: WorldClaimsOptions<Query>) {
    this.#options = options;
    this.#ttlMs = options.ttlMs ?? leaseTtlMs;
    this.queue = new CommitQueue(options.target, (lease, error) => this.#forget(lease, error));
  }

  /** Registers the process and renews the registration from now on. */
  async start(): Promise<void> {
    await this.renew();
    // A failed renewal is repeated by the next one, or by the first call after the leases have expired.
    this.#timer = setInterval(() => this.renew().catch(() => undefined), this.#ttlMs / 3).unref();
  }

  /** Returns the lease of a world that this process serves or can take over, else the process that serves it. */
  claim(world: string): Lease | Promise<Lease | OwnedElsewhere> {
    const lease = this.#leases.get(world);
    if (lease && !this.#claiming.has(world) && !this.#releasing.has(world) && this.isRegistered) return lease;
    let claiming = this.#claiming.get(world);
    if (!claiming) {
      claiming = this.#acquire(world).finally(() => this.#claiming.delete(world));
      this.#claiming.set(world, claiming);
    }
    return claiming;
  }

  /** Returns the lease that writes of a world are conditional on; undefined if this process does not hold it. */
  find(world: string): Lease | undefined {
    return this.#leases.get(world);
  }

  /** Whether the registration was renewed in time, so that no other process has taken a world over. */
  get isRegistered(): boolean {
    return this.#time() < this.#validUntil;
  }

  /** Number of worlds that this process serves. */
  get count(): number {
    return this.#leases.size;
  }

  /** Number of leases that were lost since the process started. */
  get lostCount(): number {
    return this.#lostCount;
  }

  /** Number of transactions that wait to be stored. */
  get queuedCount(): number {
    return this.queue.length;
  }

  /** Returns all worlds that this process does not serve, by name. */
  others(): Promise<readonly OtherWorld[]> {
    return this.#options.table.others();
  }

  /** Gives a world back after its last write. It must not be in memory. */
  release(world: string): void {
    const lease = this.#leases.get(world);
    if (lease) this.#trackRelease(world, this.#release(lease));
  }

  /** Stores the team of a world that this process serves, for the lists of other processes. */
  setTeam(world: string, team: string): void {
    const lease = this.#leases.get(world);
    // A failure affects lists only.
    if (lease) this.#options.table.setTeam?.(lease, team).catch(() => undefined);
  }

  /** Removes the cached owner of a world, because that process does not respond. */
  forgetOwner(world: string): void {
    this.#elsewhere.delete(world);
  }

  /** Extends the validity of all leases. Drops those that were taken over after they had expired. */
  renew(): Promise<void> {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  /**
   * Hands all worlds over to other processes, each when its calls have completed. Later calls are forwarded to any of
   * them. Does nothing if there is no other process.
   */
  async retire(): Promise<void> {
    if (!(await this.#options.table.retire())) return;
    this.#isRetired = true;
    await Promise.all(this.#claiming.values());
    for (const [world, lease] of this.#leases) this.#trackRelease(world, this.#handOver(world, lease));
    await Promise.all(this.#releasing.values());
    // Until then other processes may still forward calls to this one.
    await sleep(this.#ttlMs / 3);
  }

  /** Waits for all writes and gives all worlds back. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.queue.drain();
    await Promise.all(this.#releasing.values());
    // Without a connection the registration expires.
    await this.#options.table.leave().catch(() => undefined);
  }

  #time(): number {
    return (this.#options.time ?? (() => performance.now()))();
  }

  async #renew(): Promise<void> {
    const sentAt = this.#time();
    await this.#options.table.renew(this.#ttlMs);
    // If the renewal arrived before the old registration expired, no lease has changed hands.
    if (!this.isRegistered) {
      const epochs = await this.#options.table.held();
      for (const lease of this.#leases.values()) if (epochs.get(lease.world) !== lease.epoch) this.queue.lose(lease);
    }
    this.#validUntil = sentAt + this.#ttlMs;
  }

  async #acquire(world: string): Promise<Lease | OwnedElsewhere> {
    await this.#releasing.get(world);
    if (!this.isRegistered) await this.renew();
    const known = this.#leases.get(world);
    if (known) return known;
    const cached = this.#elsewhere.get(world);
    if (cached && this.#time() < cached.until) return cached;
    const substitute = this.#isRetired ? await this.#options.table.substitute() : undefined;
    if (substitute) return substitute;
    const found = await this.#options.table.acquire(world);
    if ('address' in found) {
      const owner = { address: found.address, until: this.#time() + this.#ttlMs / 3 };
      if (this.#elsewhere.size >= maxKnownOwners) this.#elsewhere.clear();
      this.#elsewhere.set(world, owner);
      return owner;
    }
    this.#elsewhere.delete(world);
    const lease = new Lease(world, found.epoch);
    this.#leases.set(world, lease);
    try {
      await this.#options.load(world);
    } catch (error) {
      this.queue.lose(lease);
      throw error;
    }
    if (lease.isLost) throw new LeaseLostError(world);
    return lease;
  }

  #trackRelease(world: string, release: Promise<void>): void {
    this.#releasing.set(world, release);
    void release.then(() => {
      if (this.#releasing.get(world) === release) this.#releasing.delete(world);
    });
  }

  async #release(lease: Lease): Promise<void> {
    this.#leases.delete(lease.world);
    while (lease.pending) await lease.pending;
    // A lease that is not released ends with the process.
    await this.#options.table.release(lease).catch(() => undefined);
  }

  async #handOver(world: string, lease: Lease): Promise<void> {
    await lease.idle();
    if (lease.isLost) return;
    this.#options.beforeHandOver?.(world);
    this.#options.unload(world);
    await this.#release(lease);
  }

  #forget(lease: Lease, error: unknown): void {
    this.#lostCount += 1;
    if (this.#leases.get(lease.world) !== lease) return;
    this.#leases.delete(lease.world);
    this.#options.unload(lease.world);
    this.#options.onLost?.(lease.world, error);
  }
}
