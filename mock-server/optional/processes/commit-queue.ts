import type { Change } from '#sim/core/state.ts';
import type { Lease } from './lease.ts';

/** The changes of one world in a group, each document once. */
export type ChangesByDocument = ReadonlyMap<string, Change>;

/** Writes that are stored in one transaction. */
export type CommitGroup = ReadonlyMap<Lease, ChangesByDocument>;

/** Where the queue writes to. Each call is one transaction, conditional on the epochs of its leases. */
export interface CommitTarget<Query> {
  /** Stores the changes of all leases that are valid; returns the valid ones. */
  commit(group: CommitGroup): Promise<ReadonlySet<Lease>>;
  /** Runs statements if the lease is valid; returns whether it is. */
  run(lease: Lease, work: (query: Query) => Promise<void>): Promise<boolean>;
  /** Returns whether the written data caused an error, so that other worlds' writes would succeed. */
  isCausedByContent(error: unknown): boolean;
}

/** Thrown if the lease of a world was lost: the call must neither respond nor write. */
export class LeaseLostError extends Error {
  constructor(world: string) {
    super(`World "${world}" was lost to another process or its changes could not be stored.`);
  }
}

const keyOf = ({ kind, id }: Change): string => `${kind} ${id}`;

/** Statements of one lease that run in a separate transaction. */
interface Work<Query> {
  readonly lease: Lease;
  readonly run: (query: Query) => Promise<void>;
}

/** A queued transaction: either changes of any number of leases, or statements of one. */
class Transaction<Query> {
  readonly changes = new Map<Lease, Map<string, Change>>();
  readonly work: Work<Query> | undefined;
  /** Resolves when it was stored or has failed. */
  readonly done: Promise<void>;
  readonly settle: () => void;
  isRunning = false;

  constructor(work?: Work<Query>) {
    this.work = work;
    let settle: () => void = () => undefined;
    this.done = new Promise((resolve) => {
      settle = resolve;
    });
    this.settle = settle;
  }

  /** Returns whether changes can be added. A document that is removed and created again gets a new place, which takes two. */
  accepts(lease: Lease, changes: readonly Change[]): boolean {
    if (this.work || this.isRunning) return false;
    const own = this.changes.get(lease);
    const isRemoved = (change: Change): boolean => {
      const earlier = own?.get(keyOf(change));
      return earlier !== undefined && earlier.doc === undefined;
    };
    return !changes.some((it) => it.doc !== undefined && isRemoved(it));
  }

  add(lease: Lease, changes: readonly Change[]): void {
    const own = this.changes.get(lease) ?? new Map<string, Change>();
    for (const change of changes) own.set(keyOf(change), change);
    this.changes.set(lease, own);
  }
}

/**
 * Stores the writes of all worlds of a process in the order of the calls. While one transaction runs, the writes of all
 * worlds are collected into the next one, so that a busy process needs few transactions. A lease whose write fails is lost.
 */
export class CommitQueue<Query> {
  readonly #target: CommitTarget<Query>;
  readonly #onLost: (lease: Lease, error?: unknown) => void;
  readonly #waiting: Transaction<Query>[] = [];
  #running: Promise<void> | undefined;

  /** `onLost` is called once for each lost lease, with the error if the store reported one. */
  constructor(target: CommitTarget<Query>, onLost: (lease: Lease, error?: unknown) => void) {
    this.#target = target;
    this.#onLost = onLost;
  }

  /** Number of transactions that are not stored yet. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Stores changes of one transaction of a world. Throws if its lease is lost. */
  commit(lease: Lease, changes: readonly Change[]): void {
    if (lease.isLost) throw new LeaseLostError(lease.world);
    let last = this.#waiting.at(-1);
    if (!last?.accepts(lease, changes)) last = this.#append(new Transaction());
    last.add(lease, changes);
    lease.waitFor(last.done);
  }

  /** Runs statements after all earlier writes. Throws if the lease is lost. */
  run(lease: Lease, work: (query: Query) => Promise<void>): void {
    if (lease.isLost) throw new LeaseLostError(lease.world);
    lease.waitFor(this.#append(new Transaction({ lease, run: work })).done);
  }

  /** Marks a lease as lost: its queued writes are dropped, and calls that depend on it fail. */
  lose(lease: Lease, error?: unknown): void {
    if (lease.isLost) return;
    lease.isLost = true;
    this.#onLost(lease, error);
  }

  /** Resolves when the queue is empty. */
  async drain(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #append(transaction: Transaction<Query>): Transaction<Query> {
    this.#waiting.push(transaction);
    this.#running ??= this.#runAll();
    return transaction;
  }

  async #runAll(): Promise<void> {
    // Writes of the same turn of the event loop join the first transaction.
    await new Promise(setImmediate);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      next.isRunning = true;
      await (next.work ? this.#runWork(next.work) : this.#commitGroup(next.changes));
      this.#waiting.shift();
      next.settle();
    }
    this.#running = undefined;
  }

  async #runWork({ lease, run }: Work<Query>): Promise<void> {
    if (lease.isLost) return;
    try {
      if (!(await this.#target.run(lease, run))) this.lose(lease);
    } catch (error) {
      this.lose(lease, error);
    }
  }

  async #commitGroup(changes: CommitGroup): Promise<void> {
    const group = new Map([...changes].filter(([lease]) => !lease.isLost));
    if (group.size === 0) return;
    try {
      const valid = await this.#target.commit(group);
      for (const lease of group.keys()) if (!valid.has(lease)) this.lose(lease);
    } catch (error) {
      if (group.size > 1 && this.#target.isCausedByContent(error))
        for (const [lease, own] of group) await this.#commitGroup(new Map([[lease, own]]));
      else for (const lease of group.keys()) this.lose(lease, error);
    }
  }
}
