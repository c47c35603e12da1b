import { type Due, due, earlier } from './due.ts';
import type { World } from './world.ts';

type DueHandler = (world: World, event: Due) => void;
export type DueHandlers = Readonly<Record<string, DueHandler>>;

export interface DueRules {
  readonly dueHandlers: DueHandlers;
  /** Hears of an event whose handler failed; the event is dropped. */
  readonly onDueError: (event: Due, error: unknown) => void;
}

/** How long events of one world are handled before others are answered, ms. */
const sliceLength = 15;

/** What waits to happen in a world: each event fires at its own time, in order, however far the clock was moved. */
export class DueEvents {
  readonly #world: World;
  readonly #rules: DueRules;
  #firing: number | undefined;
  #catchingUp: Promise<void> | undefined;
  /** Nothing is due before it; unknown when undefined. */
  #next: number | undefined;

  constructor(world: World, rules: DueRules) {
    this.#world = world;
    this.#rules = rules;
  }

  /** Time of the event that is being handled. */
  get firing(): number | undefined {
    return this.#firing;
  }

  /** Whether something is due by now. Cheap: asked before every call. */
  get waiting(): boolean {
    return this.#next === undefined || this.#next <= this.#world.now();
  }

  /** Plans an event; one with the same id is moved. */
  plan(event: Due): void {
    this.#world.state.put(due, event);
    if (this.#next !== undefined) this.#next = Math.min(this.#next, event.at);
  }

  cancel(id: string): void {
    this.#world.state.remove(due, id);
  }

  /** What was planned may have been taken back. */
  invalidateNext(): void {
    this.#next = undefined;
  }

  fireAll(): void {
    while (!this.#fireFor(Number.POSITIVE_INFINITY));
  }

  /**
   * As `fireAll`, in slices between which other worlds are answered: a leap over months holds nobody else up.
   * Undefined when all is done at once; else resolves when it is. Whoever calls meanwhile waits for the same leap.
   */
  catchUp(): Promise<void> | undefined {
    if (this.#catchingUp) return this.#catchingUp;
    if (!this.waiting || this.#fireFor(sliceLength)) return undefined;
    const goOn = async (): Promise<void> => {
      do await new Promise(setImmediate);
      while (!this.#fireFor(sliceLength));
      this.#catchingUp = undefined;
    };
    this.#catchingUp = goOn();
    return this.#catchingUp;
  }

  /** Fires what is due by now, for so many ms at most; whether nothing is left. */
  #fireFor(longest: number): boolean {
    const end = performance.now() + longest;
    const now = this.#world.now();
    for (let event = this.#earliest(); event && event.at <= now; event = this.#earliest()) {
      this.#firing = event.at;
      this.#fire(event);
      this.#firing = undefined;
      if (performance.now() > end) return false;
    }
    this.#next = this.#earliest()?.at ?? Number.POSITIVE_INFINITY;
    return true;
  }

  #fire(event: Due): void {
    try {
      this.#world.transact(() => {
        this.cancel(event.id);
        this.#rules.dueHandlers[event.type]?.(this.#world, event);
      });
    } catch (error) {
      // Left in place it would stop every later call of the world.
      this.#world.transact(() => this.cancel(event.id));
      this.#rules.onDueError(event, error);
    }
  }

  #earliest(): Due | undefined {
    let first: Due | undefined;
    for (const event of this.#world.state.all(due)) first = earlier(first, event);
    return first;
  }
}
