import { ChangeFeed } from './change-feed.ts';
import { startOfDay } from './clock.ts';
import { EphemeralWorlds } from './ephemeral-worlds.ts';
import { evict, isFull, type OpenWorld, type Usage, usageOf } from './evict.ts';
import { defaultMemoryBudget, MemoryBudget } from './memory-budget.ts';
import { WorldUnavailableError } from './migration.ts';
import { RunningTests } from './running-tests.ts';
import type { Base, Change, State } from './state.ts';
import type { StoredWorld, WorldContents } from './store/world-store.ts';
import type { Origin, Owner, World } from './world.ts';
import { type BuildOptions, type SourceVersion, WorldFactory, type WorldSource } from './world-factory.ts';
import type { CreateWorldOptions, WorldsOptions } from './worlds-options.ts';

/** A world that is not kept, in the form that another process takes over. */
export interface EphemeralWorld extends WorldSource, SourceVersion {
  readonly owner?: Owner | undefined;
}

/** A kept world that this version cannot open. It keeps its name and its stored contents. */
export interface UnavailableWorld {
  readonly stored: StoredWorld;
  readonly error: WorldUnavailableError;
}

export const isWorldName = (name: string): boolean => /^[a-z0-9-]{1,64}$/.test(name);

/** All worlds of one simulator. `default` and created worlds are kept; others are ephemeral. */
export class Worlds {
  readonly changeFeed = new ChangeFeed();
  readonly runningTests = new RunningTests();
  readonly budget: MemoryBudget;
  /** Kept worlds that this version cannot open, by name. */
  readonly unavailable = new Map<string, UnavailableWorld>();
  /** Names of the worlds of other versions that were brought to this one since the start. */
  readonly migrated: string[] = [];
  readonly #options: WorldsOptions;
  readonly #factory: WorldFactory;
  readonly #worlds = new Map<string, World>();
  readonly #kept = new Set<string>();
  readonly #ephemeral = new EphemeralWorlds();
  /** Last message about a world that could not be opened, by name. */
  readonly #warnings = new Map<string, string>();
  #hasWarnedFull = false;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.budget = new MemoryBudget(options.memory ?? defaultMemoryBudget, () => this.#evict());
    this.#factory = new WorldFactory(options, {
      onResize: this.budget.onResize,
      onCall: (name) => this.changeFeed.notify(name, 'requests'),
      isCurrent: (world) => this.#worlds.get(world.name) === world,
    });
  }

  /** Opens a stored world. One that cannot be brought to this version is `unavailable` and stays as it is. */
  load(stored: StoredWorld, { changes, files }: WorldContents): void {
    const { name, origin, resets, owner } = stored;
    const { store, onWarning } = this.#options;
    const source: WorldSource = { name, origin, resets, changes };
    try {
      const current = this.#factory.migrate(source, stored);
      if (current !== source) {
        store?.migrate({ ...stored, ...this.versionOf(origin) }, current.changes);
        this.migrated.push(name);
        onWarning?.(`World "${name}" was stored by another version of the simulator and was migrated.`);
      }
      this.#openKept(this.#factory.build(current, { store, files, owner }));
    } catch (error) {
      const unavailable = new WorldUnavailableError(name, (error as Error).message);
      this.unavailable.set(name, { stored, error: unavailable });
      if (this.#warnings.get(name) !== unavailable.message) onWarning?.(unavailable.message);
      this.#warnings.set(name, unavailable.message);
    }
  }

  /** Returns a stored world without opening it; undefined unless it is `unavailable`. */
  async findUnavailable(name: string): Promise<(WorldSource & SourceVersion) | undefined> {
    const stored = this.unavailable.get(name)?.stored;
    const contents = stored && (await this.#options.store?.contents(name));
    return contents && { ...stored, changes: contents.changes };
  }

  /** Removes a world from memory without deleting its stored contents. Calls that still use it can no longer write. */
  unload(name: string): void {
    this.#worlds.delete(name);
    this.#kept.delete(name);
    this.unavailable.delete(name);
    this.#ephemeral.forget(name);
  }

  /** Returns whether a world of this name is open, or kept and unavailable. */
  has(name: string): boolean {
    return this.#worlds.has(name) || this.unavailable.has(name);
  }

  /**
   * Returns a world by name; creates an ephemeral one from the seed if there is none, which belongs to `owner`. Throws
   * `WorldUnavailableError`.
   */
  open(name: string, owner?: Owner): World {
    const unavailable = this.unavailable.get(name);
    if (unavailable) throw unavailable.error;
    const known = this.#worlds.get(name);
    if (this.#kept.has(name) && known) return known;
    this.#ephemeral.use(name, this.#factory.time());
    return known ?? this.#openEphemeral(name, this.#factory.originOf({}), { owner });
  }

  /** Returns the team that a name of a world is reserved for; undefined if there is none. */
  teamOfName(_name: string): string | undefined {
    return undefined;
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  /** Creates a kept world, or an ephemeral one if asked. Returns undefined if the name is taken or `from` is unknown. */
  create(name: string, options: CreateWorldOptions): World | undefined {
    const model = options.from === undefined ? undefined : this.#worlds.get(options.from);
    if (this.has(name) || (options.from !== undefined && !model)) return undefined;
    const origin = model?.origin ?? this.#factory.originOf(options);
    const { owner } = options;
    if (options.ephemeral) return this.#openEphemeral(name, origin, { model, owner });
    return this.#keep(
      { name, origin, resets: model?.resets ?? 0, changes: model?.state.changes() ?? [] },
      { model, owner },
    );
  }

  /** Creates a kept world from a past state of another. Returns undefined if the name is taken. */
  branch(name: string, { origin, resets }: World, state: State, owner?: Owner): World | undefined {
    if (this.has(name)) return undefined;
    return this.#keep({ name, origin, resets, changes: state.changes() }, { owner });
  }

  /** Replaces a world with a fresh one of the same seed, also one that is unavailable. */
  reset(name: string): World {
    const { origin, resets } = this.unavailable.get(name)?.stored ?? this.open(name);
    const { brand, market } = this.#factory.originOf({});
    const fresh: Origin = {
      ...origin,
      ...(market !== undefined && { brand, market }),
      epoch: origin.frozenAt === null ? startOfDay(this.#factory.time()) : origin.epoch,
    };
    return this.restore(name, fresh, resets + 1, []);
  }

  /** Replaces a world with one of this origin and these changes. It stays with its team. */
  restore(name: string, origin: Origin, resets: number, changes: readonly Change[]): World {
    const stored = this.unavailable.get(name)?.stored;
    const { title = null, owner = stored?.owner } = this.#worlds.get(name) ?? {};
    const source = { name, origin, resets, changes };
    if (this.#kept.has(name) || stored) return this.#keep(source, { owner });
    const world = this.#factory.build(source, { owner });
    world.title = title;
    this.#worlds.set(name, world);
    return world;
  }

  /** Returns the worlds that are not kept, for another process. */
  exportEphemeral(): EphemeralWorld[] {
    return this.list().flatMap(({ world }) => this.findEphemeral(world.name) ?? []);
  }

  /** Returns a world that is not kept, for another process. */
  findEphemeral(name: string): EphemeralWorld | undefined {
    const world = this.#worlds.get(name);
    if (!world || this.#kept.has(name)) return undefined;
    const { origin, resets, state, owner } = world;
    return { name, origin, resets, ...this.versionOf(origin), ...(owner && { owner }), changes: state.changes() };
  }

  /** Opens a world of an earlier process in its last state. Returns whether it could be brought to this version. */
  importEphemeral({ fingerprint, documents = 0, owner, ...source }: EphemeralWorld): boolean {
    if (this.has(source.name)) return false;
    try {
      const world = this.#factory.build(this.migrate(source, { fingerprint, documents }), { owner });
      this.#ephemeral.use(source.name, this.#factory.time());
      this.#worlds.set(source.name, world);
      return true;
    } catch {
      return false;
    }
  }

  /** Makes tokens and codes unpredictable from now on, because other machines call the simulator. */
  makeSecretsUnpredictable(): void {
    this.#factory.makeSecretsUnpredictable();
  }

  drop(name: string): boolean {
    if (this.#kept.has(name) || this.unavailable.has(name)) this.#options.store?.remove(name);
    this.#kept.delete(name);
    const isUnavailable = this.unavailable.delete(name);
    this.#ephemeral.forget(name);
    this.#options.onDrop?.(name);
    return this.#worlds.delete(name) || isUnavailable;
  }

  /** Makes sure that this process may create a world of this name. Returns false if another process serves one. */
  async reserve(name: string): Promise<boolean> {
    return (await this.#options.reserve?.(name)) ?? true;
  }

  /** Gives a reserved name back if no world was created. */
  cancelReservation(name: string): void {
    if (!this.has(name)) this.#options.onDrop?.(name);
  }

  /** Returns why changes cannot be stored; undefined if they can. */
  storeFault(): string | undefined {
    return this.#options.store?.fault?.();
  }

  /** Waits until all writes so far of these worlds are stored. */
  async flushed(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#options.store?.flushed(name)));
  }

  list(): OpenWorld[] {
    return [...this.#worlds.values()].map((world) => ({ world, kept: this.#kept.has(world.name) }));
  }

  /** Returns the estimated memory use. */
  usage(): Usage {
    return usageOf(this.budget, this.list());
  }

  /** Whether kept worlds, which are never evicted, use the whole memory budget. */
  get full(): boolean {
    return isFull(this.budget, this.list());
  }

  /** Returns the version of worlds with this origin that this simulator stores. */
  versionOf(origin: Origin): SourceVersion {
    return this.#factory.versionOf(origin);
  }

  /** Returns a world of another version in the form of this one. Throws if that is not possible. */
  migrate<S extends WorldSource>(source: S, from: SourceVersion): S {
    return this.#factory.migrate(source, from);
  }

  /** Returns the seeded documents of worlds with this origin. */
  baseOf(origin: Origin): Base {
    return this.#factory.baseOf(origin);
  }

  async close(): Promise<void> {
    await this.#options.store?.close();
  }

  #openEphemeral(name: string, origin: Origin, { model, owner }: Pick<BuildOptions, 'model' | 'owner'>): World {
    this.#ephemeral.use(name, this.#factory.time());
    const isOwned = (it: string): boolean => it === name || this.#worlds.get(it)?.owner !== undefined;
    for (const expired of this.#ephemeral.expired(this.#factory.time(), isOwned)) {
      this.budget.released.worlds += 1;
      this.drop(expired);
    }
    const world = this.#factory.build({ name, origin, resets: model?.resets ?? 0, changes: [] }, { model, owner });
    this.#worlds.set(name, world);
    return world;
  }

  #keep(source: WorldSource, { model, owner }: Pick<BuildOptions, 'model' | 'owner'>): World {
    const { store } = this.#options;
    const { name, origin, resets, changes } = source;
    store?.replace({ name, origin, resets, ...this.versionOf(origin), ...(owner && { owner }) }, changes);
    return this.#openKept(this.#factory.build(source, { store, model, owner }));
  }

  #openKept(world: World): World {
    this.#kept.add(world.name);
    this.unavailable.delete(world.name);
    this.#worlds.set(world.name, world);
    return world;
  }

  #evict(): void {
    const inOrder = [...this.#kept, ...this.#ephemeral.names()].flatMap((name) => this.#worlds.get(name) ?? []);
    const open = inOrder.map((world) => ({ world, kept: this.#kept.has(world.name) }));
    const isWithinBudget = evict(this.budget, open, (name) => this.drop(name));
    if (!isWithinBudget && !this.#hasWarnedFull) {
      this.#options.onWarning?.(
        'Kept worlds fill the memory limit. Delete some of them or raise the limit with --memory.',
      );
    }
    this.#hasWarnedFull = !isWithinBudget;
  }
}
