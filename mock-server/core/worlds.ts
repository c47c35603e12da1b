import { ChangeFeed } from './change-feed.ts';
import { startOfDay } from './clock.ts';
import { EphemeralWorlds } from './ephemeral-worlds.ts';
import { evict, isFull, type OpenWorld, type Usage, usageOf } from './evict.ts';
import { defaultMemoryBudget, MemoryBudget } from './memory-budget.ts';
import { OtherVersions } from './other-versions.ts';
import { RunningTests } from './running-tests.ts';
import type { Base, Change, State } from './state.ts';
import type { StoredWorld, WorldContents } from './store/world-store.ts';
import type { Owner } from './teams/team-key.ts';
import { Teams } from './teams/teams.ts';
import type { Origin, World } from './world.ts';
import { type BuildOptions, WorldFactory, type WorldSource } from './world-factory.ts';
import type { CreateWorldOptions, WorldsOptions } from './worlds-options.ts';

/** A world that is not kept, in the form that another process takes over. */
export interface EphemeralWorld extends WorldSource {
  readonly fingerprint: string;
  readonly owner?: Owner | undefined;
}

export const isWorldName = (name: string): boolean => /^[a-z0-9-]{1,64}$/.test(name);

/** All worlds of one simulator. `default` and created worlds are kept; others are ephemeral. */
export class Worlds {
  readonly changeFeed = new ChangeFeed();
  readonly runningTests = new RunningTests();
  readonly budget: MemoryBudget;
  readonly teams: Teams;
  readonly otherVersions: OtherVersions;
  readonly #options: WorldsOptions;
  readonly #factory: WorldFactory;
  readonly #worlds = new Map<string, World>();
  readonly #kept = new Set<string>();
  readonly #ephemeral = new EphemeralWorlds();
  #hasWarnedFull = false;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.budget = new MemoryBudget(options.memory ?? defaultMemoryBudget, () => this.#evict());
    this.#factory = new WorldFactory(options, {
      onResize: this.budget.onResize,
      onCall: (name) => this.changeFeed.notify(name, 'requests'),
      isCurrent: (world) => this.#worlds.get(world.name) === world,
    });
    this.otherVersions = new OtherVersions(options, this.#factory);
    this.teams = new Teams({ store: options.teamStore, open: () => this.list(), time: this.#factory.time });
  }

  /** Opens a stored world; one of another version only if its contents fit this version's seed. */
  load(stored: StoredWorld, contents: WorldContents): void {
    const { name, origin, resets, owner } = stored;
    const { changes, files } = contents;
    if (this.#factory.fingerprint(origin) !== stored.fingerprint) {
      const result = this.otherVersions.adopt(stored, contents);
      if (result === 'replaced') {
        const fresh = this.#factory.originOf({ seed: origin.seed });
        this.#keep({ name, origin: fresh, resets: resets + 1, changes: [] }, { owner });
      }
      if (result !== 'adopted') return;
    }
    this.otherVersions.noteReturn(name);
    const { store } = this.#options;
    this.#openKept(this.#factory.build({ name, origin, resets, changes }, { store, files, owner }));
  }

  /** Removes a world from memory without deleting its stored contents. Calls that still use it can no longer write. */
  unload(name: string): void {
    this.#worlds.delete(name);
    this.#kept.delete(name);
    this.#ephemeral.forget(name);
  }

  /** Returns a world by name; creates an ephemeral one from the seed if there is none, which belongs to `owner`. */
  open(name: string, owner?: Owner): World {
    const known = this.#worlds.get(name);
    if (this.#kept.has(name) && known) return known;
    this.#ephemeral.use(name, this.#factory.time());
    return known ?? this.#openEphemeral(name, this.#factory.originOf({}), { owner });
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  /** Creates a kept world, or an ephemeral one if asked. Returns undefined if the name is taken or `from` is unknown. */
  create(name: string, options: CreateWorldOptions): World | undefined {
    const model = options.from === undefined ? undefined : this.#worlds.get(options.from);
    if (this.#worlds.has(name) || (options.from !== undefined && !model)) return undefined;
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
    if (this.#worlds.has(name)) return undefined;
    return this.#keep({ name, origin, resets, changes: state.changes() }, { owner });
  }

  /** Replaces a world with a fresh one of the same seed. */
  reset(name: string): World {
    const { origin, resets } = this.open(name);
    const fresh: Origin = {
      ...origin,
      epoch: origin.frozenAt === null ? startOfDay(this.#factory.time()) : origin.epoch,
    };
    return this.restore(name, fresh, resets + 1, []);
  }

  /** Replaces a world with one of this origin and these changes. It stays with its team. */
  restore(name: string, origin: Origin, resets: number, changes: readonly Change[]): World {
    const { title = null, owner } = this.#worlds.get(name) ?? {};
    const source = { name, origin, resets, changes };
    if (this.#kept.has(name)) return this.#keep(source, { owner });
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
    const fingerprint = this.fingerprint(origin);
    return { name, origin, resets, fingerprint, ...(owner && { owner }), changes: state.changes() };
  }

  /** Opens a world of an earlier process in its last state. Returns whether it still fits the seed. */
  importEphemeral({ fingerprint, owner, ...source }: EphemeralWorld): boolean {
    const { name, origin, changes } = source;
    if (this.#worlds.has(name)) return false;
    const isOtherVersion = this.fingerprint(origin) !== fingerprint;
    if (isOtherVersion && this.otherVersions.findDamage(source, changes) !== undefined) return false;
    this.#ephemeral.use(name, this.#factory.time());
    this.#worlds.set(name, this.#factory.build(source, { owner }));
    return true;
  }

  /** Makes tokens and codes unpredictable from now on, because other machines call the simulator. */
  makeSecretsUnpredictable(): void {
    this.#factory.makeSecretsUnpredictable();
  }

  drop(name: string): boolean {
    if (this.otherVersions.setAside.delete(name)) {
      this.#options.store?.remove(name);
      return true;
    }
    if (this.#kept.delete(name)) this.#options.store?.remove(name);
    this.#ephemeral.forget(name);
    this.#options.onDrop?.(name);
    return this.#worlds.delete(name);
  }

  /** Makes sure that this process may create a world of this name. Returns false if another process serves one. */
  async reserve(name: string): Promise<boolean> {
    return (await this.#options.reserve?.(name)) ?? true;
  }

  /** Gives a reserved name back if no world was created. */
  cancelReservation(name: string): void {
    if (!this.#worlds.has(name)) this.#options.onDrop?.(name);
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

  /** Returns a hash that differs between versions of the simulator with different seeds. */
  fingerprint(origin: Origin): string {
    return this.#factory.fingerprint(origin);
  }

  /** Returns the seeded documents of worlds with this origin. */
  baseOf(origin: Origin): Base {
    return this.#factory.baseOf(origin);
  }

  async close(): Promise<void> {
    const { writing } = this.teams;
    if (writing) await writing;
    await this.#options.store?.close();
  }

  #openEphemeral(name: string, origin: Origin, { model, owner }: Pick<BuildOptions, 'model' | 'owner'>): World {
    this.#ephemeral.use(name, this.#factory.time());
    const isOwned = (it: string): boolean => it === name || this.#worlds.get(it)?.owner !== undefined;
    for (const expired of this.#ephemeral.expired(this.#factory.time(), isOwned)) this.drop(expired);
    const world = this.#factory.build({ name, origin, resets: model?.resets ?? 0, changes: [] }, { model, owner });
    this.#worlds.set(name, world);
    return world;
  }

  #keep(source: WorldSource, { model, owner }: Pick<BuildOptions, 'model' | 'owner'>): World {
    const { store } = this.#options;
    const { name, origin, resets, changes } = source;
    const fingerprint = this.#factory.fingerprint(origin);
    store?.replace({ name, origin, resets, fingerprint, ...(owner && { owner }) }, changes);
    return this.#openKept(this.#factory.build(source, { store, model, owner }));
  }

  #openKept(world: World): World {
    this.#kept.add(world.name);
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
