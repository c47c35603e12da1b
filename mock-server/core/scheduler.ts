import { type DueEvent, dueEvents, earlierEvent, firstDueAt } from './due-event.ts';
import { NotReady } from './not-ready.ts';
import type { State } from './state.ts';
import { StoreError } from './store/store-error.ts';

/** Parts of the world that due events need. */
interface SchedulerWorld {
  readonly state: State;
  readonly now: () => number;
  readonly transact: (work: () => void) => void;
}

interface SchedulerOptions {
  readonly handle: (event: DueEvent) => void;
  /** Called when `handle` throws; the event is dropped, except after a `StoreError` or a `NotReady`. */
  readonly onError: (event: DueEvent, error: unknown) => void;
  /** Called when `handle` throws a `NotReady` for the first time. */
  readonly onDefer: (event: DueEvent, reason: NotReady) => void;
}

/** Maximum time that events of one world run before other calls are handled. */
const sliceMs = 15;

/** Time until a deferred event is due again. */
const retryMs = 60_000;

/** The scheduled events of a world. Each runs at its own time, in order, however far the clock was advanced. */
export class Scheduler {
  readonly #world: SchedulerWorld;
  readonly #options: SchedulerOptions;
  #firing: number | undefined;
  #catchingUp: Promise<void> | undefined;
  /** Time of the next event; undefined if unknown. */
  #next: number | undefined;

  constructor(world: SchedulerWorld, options: SchedulerOptions) {
    this.#world = world;
    this.#options = options;
  }

  /** Due time of the event that is being handled. */
  get firing(): number | undefined {
    return this.#firing;
  }

  /** Whether events are due. Cheap: checked before every call. */
  get waiting(): boolean {
    return this.#next === undefined || this.#next <= this.#world.now();
  }

  /** Schedules an event; replaces one with the same id. */
  schedule(event: DueEvent): void {
    this.#world.state.put(dueEvents, event);
    if (this.#next !== undefined) this.#next = Math.min(this.#next, event.at);
  }

  cancel(id: string): void {
    this.#world.state.remove(dueEvents, id);
  }

  /** Discards the cached time of the next event, because a rollback may have changed it. */
  invalidateNext(): void {
    this.#next = undefined;
  }

  fireAll(): void {
    while (!this.#fireFor(Number.POSITIVE_INFINITY));
  }

  /**
   * Runs all due events in slices, between which other worlds handle calls. Returns undefined if everything was done
   * synchronously, else a promise that resolves when it is. Concurrent calls share the promise.
   */
  catchUp(): Promise<void> | undefined {
    if (this.#catchingUp) return this.#catchingUp;
    if (!this.waiting || this.#fireFor(sliceMs)) return undefined;
    const runSlices = async (): Promise<void> => {
      try {
        do await new Promise(setImmediate);
        while (!this.#fireFor(sliceMs));
      } finally {
        this.#catchingUp = undefined;
      }
    };
    this.#catchingUp = runSlices();
    return this.#catchingUp;
  }

  /** Runs due events for at most `longest` ms; returns whether none are left. */
  #fireFor(longest: number): boolean {
    const end = performance.now() + longest;
    const now = this.#world.now();
    for (let event = this.#earliest(); event && event.at <= now; event = this.#earliest()) {
      this.#firing = event.at;
      try {
        this.#fire(event, now);
      } finally {
        this.#firing = undefined;
      }
      if (performance.now() > end) return false;
    }
    this.#next = this.#earliest()?.at ?? Number.POSITIVE_INFINITY;
    return true;
  }

  #fire(event: DueEvent, now: number): void {
    try {
      this.#world.transact(() => {
        this.cancel(event.id);
        this.#options.handle(event);
      });
    } catch (error) {
      // It runs when its changes can be stored again.
      if (error instanceof StoreError) throw error;
      if (error instanceof NotReady) {
        this.#defer(event, now, error);
        return;
      }
      // An event that stays scheduled would fail again on every later call of the world.
      this.#world.transact(() => this.cancel(event.id));
      this.#options.onError(event, error);
    }
  }

  /** Its changes were rolled back. It is due again after `now`, so that the loop over due events ends. */
  #defer(event: DueEvent, now: number, reason: NotReady): void {
    this.#world.transact(() => this.schedule({ ...event, at: now + retryMs, dueAt: firstDueAt(event) }));
    if (event.dueAt === undefined) this.#options.onDefer(event, reason);
  }

  #earliest(): DueEvent | undefined {
    let first: DueEvent | undefined;
    for (const event of this.#world.state.all(dueEvents)) first = earlierEvent(first, event);
    return first;
  }
}
