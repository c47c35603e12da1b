import { dayOf } from '../../src/lib/dates/manila.ts';
import { type ClockSetting, clockReads, clockSetting, realTime } from './clock.ts';
import { type Doc, kind } from './collection.ts';
import type { Due } from './due.ts';
import { DueEvents, type DueRules } from './due-events.ts';
import type { Follower, Happening } from './happening.ts';
import { History } from './history.ts';
import type { Journal } from './journal.ts';
import type { Random } from './random.ts';
import { Refusal } from './refusal.ts';
import type { Secrets } from './secrets.ts';
import type { Change, State, Undo } from './state.ts';

/** Where a world began: the same origin gives the same world. */
export interface Origin {
  readonly seed: string;
  /** Midnight in Manila of the day the seed's history ends on, epoch ms. */
  readonly epoch: number;
  /** Time the world's clock was stopped at from the start, if it was. */
  readonly frozenAt: number | null;
}

/** A movement of money that is about to be booked: signed centavos by account. */
export interface Move {
  readonly type: string;
  readonly sums: readonly (readonly [account: string, centavos: number])[];
}

/** Hears of every movement of money before it is booked; throws the refusal of one that may not be. */
export type MoveGuard = (world: World, move: Move) => void;

interface Surroundings extends DueRules {
  readonly machineTime: () => number;
  /** Who answers what the rules of other domains tell of, in this order. */
  readonly followers: readonly Follower[];
  /** Without one every movement is allowed. */
  readonly moveGuard?: MoveGuard | undefined;
  /** Makes changes durable; throws when it cannot. */
  readonly save: ((changes: readonly Change[]) => void) | undefined;
  /** Where secrets come from; the world’s own chance where that names nothing. */
  readonly secrets?: () => Secrets | undefined;
}

const checkpointLimit = 50;
const randomState = kind<Doc & { readonly state: readonly number[] }>().named('random');
const counter = kind<Doc & { readonly value: number }>().named('counter');

/** A named point of a world's past. */
export interface Checkpoint {
  /** Epoch ms of the world. */
  readonly at: number;
  readonly state: State;
}

/** One isolated copy of the backend. */
export class World {
  readonly name: string;
  readonly origin: Origin;
  /** How often it was set back to its seed. */
  readonly resets: number;
  readonly state: State;
  readonly random: Random;
  readonly journal: Journal;
  /** Its way back; it lives as long as the process. */
  readonly history = new History();
  /** By name, oldest first; they live as long as the process. */
  readonly checkpoints = new Map<string, Checkpoint>();
  readonly #around: Surroundings;
  readonly #events: DueEvents;

  constructor(parts: Pick<World, 'name' | 'origin' | 'resets' | 'state' | 'random' | 'journal'>, around: Surroundings) {
    this.name = parts.name;
    this.origin = parts.origin;
    this.resets = parts.resets;
    this.state = parts.state;
    this.random = parts.random;
    this.journal = parts.journal;
    this.#around = around;
    this.#events = new DueEvents(this, around);
    const drawn = this.state.get(randomState, 'random');
    if (drawn) this.random.restore(drawn.state);
  }

  /** Names this point, to compare with later. The oldest of too many makes room. */
  checkpoint(name: string): void {
    this.checkpoints.delete(name);
    this.checkpoints.set(name, { at: this.now(), state: this.state.fork() });
    const [oldest] = this.checkpoints.keys();
    if (this.checkpoints.size > checkpointLimit && oldest !== undefined) this.checkpoints.delete(oldest);
  }

  /** What its documents hold in memory, bytes, roughly. A checkpoint shares most of its own with them. */
  get documentBytes(): number {
    return [...this.checkpoints.values()].reduce(
      (sum, { state }) => sum + state.bytes / 4,
      this.state.bytes + this.history.bytes,
    );
  }

  /** For tokens, tickets and codes: the same in equal worlds, unless the simulator is open to others. */
  get secrets(): Secrets {
    return this.#around.secrets?.() ?? this.random;
  }

  /** Epoch ms on the world's clock; while a due event is handled, the time it was due. */
  now(): number {
    return this.#events.firing ?? clockReads(this.clock, this.#around.machineTime());
  }

  /** Sets the clock to an instant, stops it or lets it run; what is due by then is for `fireDue`. */
  setClock({ now = this.now(), frozen = this.clock.frozenAt !== null }: { now?: number; frozen?: boolean }): void {
    const offset = frozen ? 0 : now - this.#around.machineTime();
    this.state.put(clockSetting, { id: 'clock', offset, frozenAt: frozen ? now : null });
  }

  get clock(): ClockSetting {
    return this.state.get(clockSetting, 'clock') ?? { ...realTime, frozenAt: this.origin.frozenAt };
  }

  /** Asks the rules about a movement of money; throws their refusal. */
  checkMove(move: Move): void {
    this.#around.moveGuard?.(this, move);
  }

  /** An id never used before in this world: prefix, day in Manila as yymmdd, running number. */
  id(prefix: string): string {
    const number = this.next(prefix);
    return `${prefix}${dayOf(this.now()).slice(2).replaceAll('-', '')}${String(number).padStart(6, '0')}`;
  }

  /** The next number of a named row, from 1. */
  next(row: string): number {
    const value = (this.state.get(counter, row)?.value ?? 0) + 1;
    this.state.put(counter, { id: row, value });
    return value;
  }

  /** Plans an event; one with the same id is moved. */
  schedule(event: Due): void {
    this.#events.plan(event);
  }

  /** Tells of something that happened; its followers answer before this returns. */
  tell<Data>({ name }: Happening<Data>, data: Data): void {
    for (const follower of this.#around.followers) if (follower.name === name) follower.hear(this, data);
  }

  cancel(id: string): void {
    this.#events.cancel(id);
  }

  /**
   * Runs a unit of work: all of its changes are made durable, or none are made. A refusal that
   * says so keeps what was written before it.
   */
  transact<T>(work: () => T): T {
    const drawn = this.random.state();
    try {
      const outcome = this.state.transact(() => {
        const settled = settle(work);
        this.#noteRandom(drawn);
        return settled;
      }, this.#commit);
      if (outcome.refused) throw outcome.refused;
      return outcome.done as T;
    } catch (error) {
      this.#events.lookAgain();
      if (!(error instanceof Refusal && error.keep)) this.random.restore(drawn);
      throw error;
    }
  }

  /** Lets everything happen that is due by now, in order, each at its own time. */
  fireDue(): void {
    this.#events.fireAll();
  }

  /**
   * As `fireDue`, in slices between which other worlds are answered. Undefined when all is done at once; else resolves
   * when it is.
   */
  catchUp(): Promise<void> | undefined {
    return this.#events.catchUp();
  }

  /** Whether something waits to happen. Cheap: asked before every call. */
  get hasDue(): boolean {
    return this.#events.waiting;
  }

  readonly #commit = (undo: readonly Undo[]): void => {
    this.#around.save?.(this.state.changesSince(undo));
    this.history.note(undo, { at: this.now(), newest: this.journal.newest });
  };

  #noteRandom(before: readonly number[]): void {
    const state = this.random.state();
    if (state.some((part, at) => part !== before[at])) this.state.put(randomState, { id: 'random', state });
  }
}

interface Outcome<T> {
  readonly done?: T;
  readonly refused?: Refusal;
}

const settle = <T>(work: () => T): Outcome<T> => {
  try {
    return { done: work() };
  } catch (error) {
    if (error instanceof Refusal && error.keep) return { refused: error };
    throw error;
  }
};
