import { BaseCache } from './base-cache.ts';
import { startOfDay } from './clock.ts';
import type { DueEvent } from './due-event.ts';
import { Journal } from './journal.ts';
import { Random } from './random.ts';
import { randomSecrets, type Secrets } from './secrets.ts';
import { type Base, type Change, State } from './state.ts';
import type { WorldStore } from './store/world-store.ts';
import type { Owner } from './teams/team-key.ts';
import { type Origin, type SingleWorldStore, World } from './world.ts';
import type { CreateWorldOptions, WorldsOptions } from './worlds-options.ts';

/** Contents of a world: its seed, and what changed since. */
export interface WorldSource {
  readonly name: string;
  readonly origin: Origin;
  readonly resets: number;
  readonly changes: readonly Change[];
}

export interface BuildOptions {
  /** Stores the world; it is in memory only without one. */
  readonly store?: WorldStore | undefined;
  readonly owner?: Owner | undefined;
  /** World to copy. */
  readonly model?: World | undefined;
  /** Stored files of the world. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
}

interface FactoryEvents {
  /** Called when a world needs more bytes, or fewer. */
  readonly onResize: (bytes: number) => void;
  /** Called after a call was added to the journal of a world. */
  readonly onCall: (world: string) => void;
  /** Returns whether a world was not replaced by another of its name. */
  readonly isCurrent: (world: World) => boolean;
}

/** Builds the worlds of one simulator from their seeds. */
export class WorldFactory {
  readonly #options: WorldsOptions;
  readonly #events: FactoryEvents;
  readonly #bases: BaseCache;
  #secrets: Secrets | undefined;

  constructor(options: WorldsOptions, events: FactoryEvents) {
    this.#options = options;
    this.#events = events;
    this.#bases = new BaseCache(options);
    this.#secrets = options.secrets;
  }

  /** Returns the machine's time, epoch ms. */
  readonly time = (): number => (this.#options.machineTime ?? Date.now)();

  /** Makes tokens and codes unpredictable from now on, because other machines call the simulator. */
  makeSecretsUnpredictable(): void {
    this.#secrets ??= randomSecrets;
  }

  /** Returns a hash that differs between versions of the simulator with different seeds. */
  fingerprint(origin: Origin): string {
    return this.#bases.of(origin).fingerprint;
  }

  /** Returns the seeded documents of worlds with this origin. */
  baseOf(origin: Origin): Base {
    return this.#bases.of(origin).base;
  }

  /** Returns the origin of a world that is created now. */
  originOf({ seed, frozenAt }: Pick<CreateWorldOptions, 'seed' | 'frozenAt'>): Origin {
    return {
      seed: seed ?? this.#options.seed ?? 'kidlat',
      epoch: startOfDay(frozenAt ?? this.time()),
      frozenAt: frozenAt ?? null,
    };
  }

  build({ name, origin, resets, changes }: WorldSource, { store, model, files, owner }: BuildOptions = {}): World {
    const { dueEventHandlers, subscribers, transactionGuard, onOwned } = this.#options;
    const { onResize } = this.#events;
    const { base, random } = this.#bases.of(origin);
    const state = model ? model.state.fork(onResize) : new State(base, onResize);
    if (!model) state.load(changes);
    const world: World = new World(
      { name, origin, resets, state, random: new Random(random), journal: this.#journalOf(name) },
      {
        machineTime: this.time,
        dueEventHandlers,
        subscribers,
        transactionGuard,
        onDueError: this.#reportDueError(name),
        secrets: () => this.#secrets,
        store: store && this.#storeOf(store, name, () => world),
        files,
        onFileResize: onResize,
      },
    );
    world.owner = owner;
    if (owner) onOwned?.(name, owner);
    return world;
  }

  #journalOf(name: string): Journal {
    const { onResize, onCall } = this.#events;
    return new Journal(this.#options.journalSize ?? 500, (bytes) => {
      onResize(bytes);
      onCall(name);
    });
  }

  #reportDueError =
    (name: string) =>
    ({ id, type }: DueEvent, error: unknown): void =>
      this.#options.onWarning?.(`World "${name}": the event ${id} (${type}) failed and was dropped: ${String(error)}`);

  /**
   * Returns the store of one world. It throws after another world has taken the name, because acknowledged changes
   * would be lost.
   */
  #storeOf(store: WorldStore, name: string, world: () => World): SingleWorldStore {
    const files = store.filesOf(name);
    const requireCurrent = (): void => {
      if (!this.#events.isCurrent(world())) throw new Error(`World "${name}" was replaced while the call ran.`);
    };
    return {
      commit: (changes) => {
        requireCurrent();
        store.commit(name, changes);
      },
      files: {
        put: (id, bytes) => {
          requireCurrent();
          files.put(id, bytes);
        },
        remove: (id) => {
          requireCurrent();
          files.remove(id);
        },
      },
    };
  }
}
