import { BaseCache } from './base-cache.ts';
import { startOfDay } from './clock.ts';
import type { DueEvent } from './due-event.ts';
import { fitToSeed } from './fit-to-seed.ts';
import { Journal } from './journal.ts';
import { MigrationError, renameFields } from './migration.ts';
import { Random } from './random.ts';
import { randomSecrets, type Secrets } from './secrets.ts';
import { type Base, type Change, State } from './state.ts';
import type { WorldStore } from './store/world-store.ts';
import { type Origin, type Owner, type SingleWorldStore, World } from './world.ts';
import type { CreateWorldOptions, WorldsOptions } from './worlds-options.ts';

/** Contents of a world: its seed, and what changed since. */
export interface WorldSource {
  readonly name: string;
  readonly origin: Origin;
  readonly resets: number;
  readonly changes: readonly Change[];
}

/** Version of the simulator that stored a world. */
export interface SourceVersion {
  /** Identifies the seed that the changes lie over. */
  readonly fingerprint: string;
  /** Number of migrations that the documents have had. */
  readonly documents: number;
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

  /** Returns the seeded documents of worlds with this origin. */
  baseOf(origin: Origin): Base {
    return this.#bases.of(origin).base;
  }

  /** Returns the version of worlds with this origin that this simulator stores. */
  versionOf(origin: Origin): SourceVersion {
    return { fingerprint: this.#bases.of(origin).fingerprint, documents: this.#options.migrations.length };
  }

  /**
   * Returns a world that another version stored in the form of this one; the same object if there is nothing to change.
   * Throws `MigrationError` if it cannot be brought to this form.
   */
  migrate<S extends WorldSource>(source: S, from: SourceVersion): S {
    const { migrations, findDamage, brand } = this.#options;
    const own = this.versionOf(source.origin);
    const { market = brand?.market } = source.origin;
    if (market !== brand?.market)
      throw new MigrationError(
        `its money is that of the market ${market}, and this process serves the market ${brand?.market}`,
      );
    if (from.documents > own.documents)
      throw new MigrationError(
        `a newer version of the simulator stored it (documents ${from.documents}, this version knows ${own.documents})`,
      );
    if (from.documents === own.documents && from.fingerprint === own.fingerprint) return source;
    const { origin } = source;
    const pending = migrations.slice(from.documents);
    const changes = renameFields(source.changes, pending);
    const fitted =
      from.fingerprint === own.fingerprint ? changes : fitToSeed(this.baseOf(origin), changes, origin.epoch);
    const world = this.#isolated({ ...source, changes: fitted });
    for (const { id, migrate } of pending) {
      try {
        world.transact(() => migrate?.(world));
      } catch (error) {
        throw new MigrationError(`the migration "${id}" failed (${(error as Error).message})`);
      }
    }
    const damage = findDamage?.(world.state);
    if (damage !== undefined) throw new MigrationError(damage);
    return { ...source, changes: world.state.changes() };
  }

  /** Returns the origin of a world that is created now. */
  originOf({ seed, frozenAt }: Pick<CreateWorldOptions, 'seed' | 'frozenAt'>): Origin {
    const { brand } = this.#options;
    return {
      seed: seed ?? this.#options.seed ?? 'kidlat',
      epoch: startOfDay(frozenAt ?? this.time()),
      frozenAt: frozenAt ?? null,
      ...(brand && { brand: brand.id, market: brand.market }),
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
        onDueDeferred: ({ id, type }, reason) =>
          this.#options.onWarning?.(
            `World "${name}": the event ${id} (${type}) is tried again every minute until it can run: ${reason.message}`,
          ),
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

  /** Returns a world that is neither stored nor counted and emits to no subscribers. */
  #isolated({ name, origin, resets, changes }: WorldSource): World {
    const { base, random } = this.#bases.of(origin);
    const state = new State(base);
    state.load(changes);
    return new World(
      { name, origin, resets, state, random: new Random(random), journal: new Journal(1) },
      { machineTime: this.time, dueEventHandlers: {}, subscribers: [], onDueError: () => undefined },
    );
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
