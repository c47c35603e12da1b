import { dayOf } from '#lib/dates/market-time.ts';
import { type ClockSetting, clockSettings, realTime, worldTime } from './clock.ts';
import { collection, type Doc } from './collection.ts';
import type { DueEvent } from './due-event.ts';
import { Growth } from './growth.ts';
import { History } from './history.ts';
import type { Journal } from './journal.ts';
import type { NotReady } from './not-ready.ts';
import { type FileStore, PrivateFiles } from './private-files.ts';
import type { Random } from './random.ts';
import { Refusal } from './refusal.ts';
import { Scheduler } from './scheduler.ts';
import type { Secrets } from './secrets.ts';
import type { Change, State, Undo } from './state.ts';
import { StoreError } from './store/store-error.ts';

/** Initial conditions of a world; equal origins give equal worlds. */
export interface Origin {
  readonly seed: string;
  /** Midnight in the market’s time zone of the day on which the seed's history ends, epoch ms. */
  readonly epoch: number;
  /** Time at which the clock was frozen from the start, epoch ms; null if it runs. */
  readonly frozenAt: number | null;
  /** Brand whose process created it; absent in worlds of older versions. */
  readonly brand?: string | undefined;
  /** Market whose currency and terms it has; absent in worlds of older versions. */
  readonly market?: string | undefined;
}

/** The team that a world belongs to, and the key whose quotas it counts towards. */
export interface Owner {
  readonly team: string;
  /** Id of the key. */
  readonly key: string;
}

/** A ledger transaction before it is posted: signed minor units by account. */
export interface PendingTransaction {
  readonly type: string;
  readonly sums: readonly (readonly [account: string, minor: number])[];
}

/** Checks every transaction before it is posted; throws a refusal to reject it. */
export type TransactionGuard = (world: World, transaction: PendingTransaction) => void;

/** Type of an event that one domain emits and others subscribe to; `Data` is its payload. */
export interface DomainEvent<Data> {
  readonly name: string;
  /** Never set: binds the payload type to the name. */
  readonly data?: Data;
}

/** Handles an event synchronously, in the transaction that emitted it. */
export interface Subscriber {
  readonly name: string;
  readonly handle: (world: World, data: unknown) => void;
}

/** Handlers of due events, by type. */
export type DueEventHandlers = Readonly<Record<string, (world: World, event: DueEvent) => void>>;

/** Stores the changes and files of one world. */
export interface SingleWorldStore {
  /** Throws if it fails. */
  readonly commit: (changes: readonly Change[]) => void;
  readonly files: FileStore;
}

interface WorldContext {
  readonly dueEventHandlers: DueEventHandlers;
  /** Called when a handler throws; the event is dropped. */
  readonly onDueError: (event: DueEvent, error: unknown) => void;
  /** Called when an event is deferred for the first time. */
  readonly onDueDeferred?: (event: DueEvent, reason: NotReady) => void;
  readonly machineTime: () => number;
  /** Subscribers of the events that domains emit, called in this order. */
  readonly subscribers: readonly Subscriber[];
  /** Without it, every transaction is allowed. */
  readonly transactionGuard?: TransactionGuard | undefined;
  /** Without it, the world is in memory only. */
  readonly store?: SingleWorldStore | undefined;
  /** Stored files of the world. */
  readonly files?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Called with the size of each change of its files, in bytes. */
  readonly onFileResize?: (bytes: number) => void;
  /** Source of tokens and codes; the world's own generator if it returns undefined. */
  readonly secrets?: () => Secrets | undefined;
}

const checkpointLimit = 50;
const randomStates = collection<Doc & { readonly state: readonly number[] }>()('random');
export const counters = collection<Doc & { readonly value: number }>()('counter');

/** A named, past state of a world. */
export interface Checkpoint {
  /** Epoch ms of the world. */
  readonly at: number;
  readonly state: State;
  /** Scenarios that were applied right after it; absent if a tester named it. */
  readonly scenarios?: readonly string[];
}

/** One isolated instance of the backend with its own state, clock and journal. */
export class World {
  readonly name: string;
  readonly origin: Origin;
  /** Number of resets to the seed. */
  readonly resets: number;
  readonly state: State;
  readonly random: Random;
  readonly journal: Journal;
  /** Purpose of the world, such as the title of a test; in memory only. */
  title: string | null = null;
  /** Team that it belongs to; undefined if it belongs to none. */
  owner: Owner | undefined;
  /** Growth of its documents by callers with and without a key; in memory only. */
  readonly growth: Growth;
  /** Files outside the state, such as pictures of identity documents. */
  readonly files: PrivateFiles;
  /** Undo log of recent calls; in memory only. */
  readonly history = new History();
  /** By name, oldest first; in memory only. */
  readonly checkpoints = new Map<string, Checkpoint>();
  readonly #context: WorldContext;
  readonly #scheduler: Scheduler;
  /** State of the random generator at the seed. */
  readonly #firstRandom: readonly number[];

  constructor(
    parts: Pick<World, 'name' | 'origin' | 'resets' | 'state' | 'random' | 'journal'>,
    context: WorldContext,
  ) {
    this.name = parts.name;
    this.origin = parts.origin;
    this.resets = parts.resets;
    this.state = parts.state;
    this.random = parts.random;
    this.journal = parts.journal;
    this.#context = context;
    this.files = new PrivateFiles(context.onFileResize, context.store?.files, context.files);
    this.#scheduler = new Scheduler(this, {
      handle: (event) => context.dueEventHandlers[event.type]?.(this, event),
      onError: context.onDueError,
      onDefer: (event, reason) => context.onDueDeferred?.(event, reason),
    });
    this.growth = new Growth(() => this.documentBytes);
    this.#firstRandom = this.random.state();
    const drawn = this.state.get(randomStates, 'random');
    if (drawn) this.random.restore(drawn.state);
  }

  /** Saves the current state under a name, for comparisons. Removes the oldest checkpoint above the limit. */
  checkpoint(name: string, taken: Checkpoint = { at: this.now(), state: this.state.fork() }): void {
    this.checkpoints.delete(name);
    this.checkpoints.set(name, taken);
    const [oldest] = this.checkpoints.keys();
    if (this.checkpoints.size > checkpointLimit && oldest !== undefined) this.checkpoints.delete(oldest);
  }

  /** Returns all documents, with the clock and the random numbers, to an earlier state. */
  revertTo(earlier: State): void {
    this.transact(() => {
      this.state.revertTo(earlier);
      this.random.restore(this.state.get(randomStates, 'random')?.state ?? this.#firstRandom);
    });
    this.#scheduler.invalidateNext();
  }

  /** Estimated size of its documents and files in memory, in bytes. Checkpoints share most documents with the current state. */
  get documentBytes(): number {
    return [...this.checkpoints.values()].reduce(
      (sum, { state }) => sum + state.bytes / 4,
      this.state.bytes + this.history.bytes + this.files.bytes,
    );
  }

  /** Source of tokens, tickets and codes; deterministic unless the simulator accepts calls of other machines. */
  get secrets(): Secrets {
    return this.#context.secrets?.() ?? this.random;
  }

  /** Returns the world's time, epoch ms; while a due event is handled, the time at which it was due. */
  now(): number {
    return this.#scheduler.firing ?? worldTime(this.clock, this.#context.machineTime());
  }

  /** Sets, freezes or resumes the clock. Call `fireDue` afterwards to run the events that became due. */
  setClock({ now = this.now(), frozen = this.clock.frozenAt !== null }: { now?: number; frozen?: boolean }): void {
    const offset = frozen ? 0 : now - this.#context.machineTime();
    this.state.put(clockSettings, { id: 'clock', offset, frozenAt: frozen ? now : null });
  }

  get clock(): ClockSetting {
    return this.state.get(clockSettings, 'clock') ?? { ...realTime, frozenAt: this.origin.frozenAt };
  }

  /** Throws a refusal if the rules do not allow a transaction. */
  checkTransaction(transaction: PendingTransaction): void {
    this.#context.transactionGuard?.(this, transaction);
  }

  /** Returns an id unique in this world: prefix, day in the market’s time zone as yymmdd, sequence number. */
  id(prefix: string): string {
    const number = this.next(prefix);
    return `${prefix}${dayOf(this.now()).slice(2).replaceAll('-', '')}${String(number).padStart(6, '0')}`;
  }

  /** Returns the next number of a named sequence, from 1. */
  next(sequence: string): number {
    const value = (this.state.get(counters, sequence)?.value ?? 0) + 1;
    this.state.put(counters, { id: sequence, value });
    return value;
  }

  /** Schedules an event; replaces one with the same id. */
  schedule(event: DueEvent): void {
    this.#scheduler.schedule(event);
  }

  /** Emits an event; its subscribers run before this returns, in the order of their registration. */
  emit<Data>({ name }: DomainEvent<Data>, data: Data): void {
    for (const subscriber of this.#context.subscribers) if (subscriber.name === name) subscriber.handle(this, data);
  }

  cancel(id: string): void {
    this.#scheduler.cancel(id);
  }

  /**
   * Runs work in a transaction: all of its changes are stored, or none. A refusal with `keep` commits earlier writes
   * and is rethrown.
   */
  transact<T>(work: () => T): T {
    const drawn = this.random.state();
    try {
      const outcome = this.state.transact(() => {
        const result = attempt(work);
        this.#noteRandom(drawn);
        return result;
      }, this.#commit);
      if (outcome.refused) throw outcome.refused;
      return outcome.done as T;
    } catch (error) {
      this.#scheduler.invalidateNext();
      if (!(error instanceof Refusal && error.keep)) this.random.restore(drawn);
      throw error;
    }
  }

  /** Runs work in a transaction without a caller that waits for it. Returns whether its changes were stored. */
  transactInBackground(work: () => void): boolean {
    try {
      this.transact(work);
      return true;
    } catch (error) {
      if (error instanceof StoreError) return false;
      throw error;
    }
  }

  /** Runs all due events in order, each at its own time. */
  fireDue(): void {
    this.#scheduler.fireAll();
  }

  /**
   * Runs all due events in slices, between which other worlds handle calls. Returns undefined if everything was done
   * synchronously, else a promise that resolves when it is.
   */
  catchUp(): Promise<void> | undefined {
    return this.#scheduler.catchUp();
  }

  /** Runs all due events without a caller that waits for them. If their changes cannot be stored, a later call runs them. */
  catchUpInBackground(): void {
    try {
      this.catchUp()?.catch(() => undefined);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }

  /** Whether events are due. Cheap: checked before every call. */
  get hasDue(): boolean {
    return this.#scheduler.waiting;
  }

  readonly #commit = (undo: readonly Undo[]): void => {
    this.#context.store?.commit(this.state.changesSince(undo));
    this.history.record(undo, { at: this.now(), newest: this.journal.newest });
  };

  #noteRandom(before: readonly number[]): void {
    const state = this.random.state();
    if (state.some((part, index) => part !== before[index])) this.state.put(randomStates, { id: 'random', state });
  }
}

interface Outcome<T> {
  readonly done?: T;
  readonly refused?: Refusal;
}

const attempt = <T>(work: () => T): Outcome<T> => {
  try {
    return { done: work() };
  } catch (error) {
    if (error instanceof Refusal && error.keep) return { refused: error };
    throw error;
  }
};
