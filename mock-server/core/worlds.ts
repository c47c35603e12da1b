import { BaseCache } from './base-cache.ts';
import type { Seeder } from './build-base.ts';
import { ChangeFeed } from './change-feed.ts';
import { startOfDay } from './clock.ts';
import type { DueEvent } from './due-event.ts';
import { EphemeralWorlds } from './ephemeral-worlds.ts';
import { evict, isFull, type OpenWorld, type Usage, usageOf } from './evict.ts';
import { Journal } from './journal.ts';
import { defaultMemoryBudget, MemoryBudget } from './memory-budget.ts';
import { Random } from './random.ts';
import { RunningTests } from './running-tests.ts';
import { randomSecrets, type Secrets } from './secrets.ts';
import { type Base, type Change, State } from './state.ts';
import type { StoredWorld, WorldContents, WorldStore } from './store/world-store.ts';
import type { Owner } from './teams/team-key.ts';
import type { TeamStore } from './teams/team-store.ts';
import { Teams } from './teams/teams.ts';
import type { DueEventHandlers, Subscriber } from './world.ts';
import { type Origin, type SingleWorldStore, type TransactionGuard, World } from './world.ts';

export interface WorldsOptions {
  readonly seeders: readonly Seeder[];
  readonly dueEventHandlers: DueEventHandlers;
  readonly subscribers: readonly Subscriber[];
  /** Checks transactions of worlds; seeding runs without it. */
  readonly transactionGuard?: TransactionGuard;
  /** Without a store, worlds are in memory only. */
  readonly store?: WorldStore;
  /** Stores keys of teams and the audit log. */
  readonly teamStore: TeamStore;
  /** Reserves a name for this process before a world is created; returns whether no other process serves it. */
  readonly reserve?: (name: string) => Promise<boolean>;
  /** Called when a world of a team is opened. */
  readonly onOwned?: (name: string, owner: Owner) => void;
  /** Called after a world was deleted or evicted. */
  readonly onDrop?: (name: string) => void;
  /** Seed of worlds created without one. */
  readonly seed?: string;
  /** Returns the machine's time, epoch ms; tests pass their own. */
  readonly machineTime?: () => number;
  /** Maximum number of calls in a world's journal. */
  readonly journalSize?: number;
  /** Source of tokens and codes; each world's own generator without it. */
  readonly secrets?: Secrets | undefined;
  /** Memory budget of all worlds in bytes. */
  readonly memory?: number;
  readonly onWarning?: (text: string) => void;
  /**
   * Returns the first problem in the documents of a world that another version created; called before it is taken over.
   */
  readonly findDamage?: (state: State) => string | undefined;
}

/** A world that is not kept, in the form that another process takes over. */
export interface EphemeralWorld {
  readonly name: string;
  readonly origin: Origin;
  readonly resets: number;
  readonly fingerprint: string;
  readonly owner?: Owner | undefined;
  readonly changes: readonly Change[];
}

/** A kept world of another version of the simulator that this one could not take over. */
export interface UnsupportedWorld {
  /** Original name; a new world uses it now. */
  readonly name: string;
  /** Name that it is stored under until that version starts again or the world is deleted. */
  readonly as: string;
  readonly why: string;
}

export interface CreateWorldOptions {
  readonly seed?: string | undefined;
  /** Freezes the clock at this time from the start, epoch ms. */
  readonly frozenAt?: number | undefined;
  /** Name of the world to copy. */
  readonly from?: string | undefined;
  /** Team that it belongs to. */
  readonly owner?: Owner | undefined;
  /** Removed when idle, like worlds that were not created explicitly. */
  readonly ephemeral?: boolean;
}

interface BuildOptions {
  /** Stores the world; it is in memory only without one. */
  readonly store?: WorldStore | undefined;
  readonly owner?: Owner | undefined;
  /** World to copy. */
  readonly model?: World | undefined;
  /** Stored files of the world. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
}

/** End of the names of worlds that were set aside, with the start of their seed's fingerprint. */
const setAsideName = /-old-[0-9a-f]{8}$/;

export const isWorldName = (name: string): boolean => /^[a-z0-9-]{1,64}$/.test(name);

/** All worlds of one simulator. `default` and created worlds are kept; others are ephemeral. */
export class Worlds {
  readonly changeFeed = new ChangeFeed();
  readonly runningTests = new RunningTests();
  readonly budget: MemoryBudget;
  readonly teams: Teams;
  readonly #options: WorldsOptions;
  readonly #bases: BaseCache;
  readonly #worlds = new Map<string, World>();
  readonly #kept = new Set<string>();
  readonly #ephemeral = new EphemeralWorlds();
  /** Kept worlds of other versions, by the name that they are stored under. */
  readonly setAside = new Map<string, UnsupportedWorld>();
  /** Kept worlds of other versions that were taken over at the start. */
  readonly takenOver: string[] = [];
  #hasWarnedFull = false;
  #secrets: Secrets | undefined;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#bases = new BaseCache(options);
    this.#secrets = options.secrets;
    this.teams = new Teams({ store: options.teamStore, open: () => this.list(), time: this.#time });
    this.budget = new MemoryBudget(options.memory ?? defaultMemoryBudget, () => this.#evict());
  }

  /** Opens a stored world; one of another version only if its contents fit this version's seed. */
  load(stored: StoredWorld, contents: WorldContents): void {
    const { store, onWarning } = this.#options;
    const { name, origin, resets } = stored;
    const { fingerprint } = this.#bases.of(origin);
    if (fingerprint !== stored.fingerprint) {
      if (!this.#takesOver(stored, contents)) return;
      store?.adopt(name, fingerprint);
    }
    if (setAsideName.test(name)) {
      // The version that created it runs again.
      const first = name.replace(setAsideName, '');
      onWarning?.(`World "${name}" was made by this version: it is kept under that name beside "${first}".`);
    }
    this.#openKept(
      this.#build(name, origin, resets, contents.changes, { store, files: contents.files, owner: stored.owner }),
    );
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
    this.#ephemeral.use(name, this.#time());
    return known ?? this.#openEphemeral(name, this.#origin({}), { owner });
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  /** Creates a kept world, or an ephemeral one if asked. Returns undefined if the name is taken or `from` is unknown. */
  create(name: string, options: CreateWorldOptions): World | undefined {
    const model = options.from === undefined ? undefined : this.#worlds.get(options.from);
    if (this.#worlds.has(name) || (options.from !== undefined && !model)) return undefined;
    const origin = model?.origin ?? this.#origin(options);
    const { owner } = options;
    if (options.ephemeral) return this.#openEphemeral(name, origin, { model, owner });
    return this.#keep(name, origin, model?.resets ?? 0, model?.state.changes() ?? [], { model, owner });
  }

  /** Creates a kept world from a past state of another. Returns undefined if the name is taken. */
  branch(name: string, { origin, resets }: World, state: State, owner?: Owner): World | undefined {
    return this.#worlds.has(name) ? undefined : this.#keep(name, origin, resets, state.changes(), { owner });
  }

  /** Replaces a world with a fresh one of the same seed. */
  reset(name: string): World {
    const { origin, resets } = this.open(name);
    const fresh: Origin = { ...origin, epoch: origin.frozenAt === null ? startOfDay(this.#time()) : origin.epoch };
    return this.restore(name, fresh, resets + 1, []);
  }

  /** Replaces a world with one of this origin and these changes. It stays with its team. */
  restore(name: string, origin: Origin, resets: number, changes: readonly Change[]): World {
    const { title = null, owner } = this.#worlds.get(name) ?? {};
    if (this.#kept.has(name)) return this.#keep(name, origin, resets, changes, { owner });
    const world = this.#build(name, origin, resets, changes, { owner });
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
  importEphemeral({ name, origin, resets, fingerprint, owner, changes }: EphemeralWorld): boolean {
    if (this.#worlds.has(name)) return false;
    const { base, fingerprint: own } = this.#bases.of(origin);
    if (own !== fingerprint) {
      const trial = new State(base);
      trial.load(changes);
      if (this.#options.findDamage?.(trial) !== undefined) return false;
    }
    this.#ephemeral.use(name, this.#time());
    this.#worlds.set(name, this.#build(name, origin, resets, changes, { owner }));
    return true;
  }

  /** Makes tokens and codes unpredictable from now on, because other machines call the simulator. */
  makeSecretsUnpredictable(): void {
    this.#secrets ??= randomSecrets;
  }

  drop(name: string): boolean {
    if (this.setAside.delete(name)) {
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
    return this.#bases.of(origin).fingerprint;
  }

  /** Returns the seeded documents of worlds with this origin. */
  baseOf(origin: Origin): Base {
    return this.#bases.of(origin).base;
  }

  async close(): Promise<void> {
    const { writing } = this.teams;
    if (writing) await writing;
    await this.#options.store?.close();
  }

  #openEphemeral(name: string, origin: Origin, { model, owner }: Pick<BuildOptions, 'model' | 'owner'>): World {
    this.#ephemeral.use(name, this.#time());
    const isOwned = (it: string): boolean => it === name || this.#worlds.get(it)?.owner !== undefined;
    for (const expired of this.#ephemeral.expired(this.#time(), isOwned)) this.drop(expired);
    const world = this.#build(name, origin, model?.resets ?? 0, [], { model, owner });
    this.#worlds.set(name, world);
    return world;
  }

  #keep(
    name: string,
    origin: Origin,
    resets: number,
    changes: readonly Change[],
    { model, owner }: Pick<BuildOptions, 'model' | 'owner'>,
  ): World {
    const { store } = this.#options;
    const { fingerprint } = this.#bases.of(origin);
    store?.replace({ name, origin, resets, fingerprint, ...(owner && { owner }) }, changes);
    return this.#openKept(this.#build(name, origin, resets, changes, { store, model, owner }));
  }

  #openKept(world: World): World {
    this.#kept.add(world.name);
    this.#worlds.set(world.name, world);
    return world;
  }

  /** Returns whether a world of another version fits the new seed with its changes; otherwise sets it aside. */
  #takesOver(stored: StoredWorld, { changes }: WorldContents): boolean {
    const { store, onWarning, findDamage } = this.#options;
    const { name, origin, resets } = stored;
    if (setAsideName.test(name)) {
      const originalName = name.replace(setAsideName, '');
      this.setAside.set(name, { name: originalName, as: name, why: 'it was made by another version of the simulator' });
      return false;
    }
    const trial = new State(this.#bases.of(origin).base);
    trial.load(changes);
    const why = findDamage?.(trial);
    if (why === undefined) {
      this.takenOver.push(name);
      onWarning?.(`World "${name}" was made by another version of the simulator and was taken over with its changes.`);
      return true;
    }
    const as = `${name.slice(0, 51)}-old-${stored.fingerprint.slice(0, 8)}`;
    store?.rename(name, as);
    this.setAside.set(as, { name, as, why });
    onWarning?.(
      `WORLD SET ASIDE: "${name}" was made by another version of the simulator and does not fit this one: ${why}. ` +
        `It is stored as "${as}", which that version opens again; "${name}" starts from its seed.`,
    );
    this.#keep(name, this.#origin({ seed: origin.seed }), resets + 1, [], { owner: stored.owner });
    return false;
  }

  #build(
    name: string,
    origin: Origin,
    resets: number,
    changes: readonly Change[],
    { store, model, files, owner }: BuildOptions = {},
  ): World {
    const { base, random } = this.#bases.of(origin);
    const onDueError = ({ id, type }: DueEvent, error: unknown) =>
      this.#options.onWarning?.(`World "${name}": the event ${id} (${type}) failed and was dropped: ${String(error)}`);
    const { onResize } = this.budget;
    const state = model ? model.state.fork(onResize) : new State(base, onResize);
    if (!model) state.load(changes);
    const world: World = new World(
      {
        name,
        origin,
        resets,
        state,
        random: new Random(random),
        journal: new Journal(this.#options.journalSize ?? 500, (bytes) => {
          onResize(bytes);
          this.changeFeed.notify(name, 'requests');
        }),
      },
      {
        machineTime: this.#time,
        dueEventHandlers: this.#options.dueEventHandlers,
        subscribers: this.#options.subscribers,
        transactionGuard: this.#options.transactionGuard,
        onDueError,
        secrets: () => this.#secrets,
        store: store && this.#storeOf(store, name, () => world),
        files,
        onFileResize: onResize,
      },
    );
    world.owner = owner;
    if (owner) this.#options.onOwned?.(name, owner);
    return world;
  }

  /**
   * Returns the store of one world. It throws after another world has taken the name, because acknowledged changes
   * would be lost.
   */
  #storeOf(store: WorldStore, name: string, world: () => World): SingleWorldStore {
    const files = store.filesOf(name);
    const requireCurrent = (): void => {
      if (this.#worlds.get(name) !== world()) throw new Error(`World "${name}" was replaced while the call ran.`);
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

  #origin({ seed, frozenAt }: CreateWorldOptions): Origin {
    return {
      seed: seed ?? this.#options.seed ?? 'kidlat',
      epoch: startOfDay(frozenAt ?? this.#time()),
      frozenAt: frozenAt ?? null,
    };
  }

  #time = (): number => (this.#options.machineTime ?? Date.now)();

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
