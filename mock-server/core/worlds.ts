import type { Seeder } from './base.ts';
import { Bases } from './bases.ts';
import { Budget, usualBudget } from './budget.ts';
import { News } from './change-feed.ts';
import { startOfDay } from './clock.ts';
import type { Due } from './due.ts';
import type { DueHandlers } from './due-events.ts';
import type { Follower } from './happening.ts';
import { Journal } from './journal.ts';
import { isFull, makeRoom, type OpenWorld, type Usage, usageOf } from './make-room.ts';
import { Passing } from './passing.ts';
import { Random } from './random.ts';
import { RunningTests } from './running-tests.ts';
import { type Secrets, unforeseen } from './secrets.ts';
import { type Base, type Change, State } from './state.ts';
import type { Store } from './store.ts';
import { type MoveGuard, type Origin, World } from './world.ts';

export interface WorldsOptions {
  readonly seeders: readonly Seeder[];
  readonly dueHandlers: DueHandlers;
  readonly followers: readonly Follower[];
  /** Asked before money moves in a world; seeds are grown without it. */
  readonly moveGuard?: MoveGuard;
  /** Without a store nothing outlives the process. */
  readonly store?: Store;
  /** Seed of the default world and of those that name none. */
  readonly seed?: string;
  /** Epoch ms of the machine; tests give their own. */
  readonly machineTime?: () => number;
  /** Calls that a world's journal remembers. */
  readonly journalSize?: number;
  /** Where tokens and codes come from; each world's own chance without it. */
  readonly secrets?: Secrets | undefined;
  /** Bytes that all worlds together may hold in memory. */
  readonly memory?: number;
  readonly onWarning?: (text: string) => void;
}

export interface WorldOrder {
  readonly seed?: string | undefined;
  /** Stops the clock at this time from the start. */
  readonly frozenAt?: number | undefined;
  /** Name of the world to copy. */
  readonly from?: string | undefined;
  /** Goes when idle, as worlds do that nobody created. */
  readonly passing?: boolean;
}

export const isWorldName = (name: string): boolean => /^[a-z0-9-]{1,64}$/.test(name);

/** All worlds of one simulator. `default` and created ones are kept; others pass. */
export class Worlds {
  readonly news = new News();
  readonly runningTests = new RunningTests();
  readonly budget: Budget;
  readonly #options: WorldsOptions;
  readonly #bases: Bases;
  readonly #worlds = new Map<string, World>();
  readonly #kept = new Set<string>();
  readonly #passing = new Passing();
  #saidFull = false;
  #secrets: Secrets | undefined;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#bases = new Bases(options);
    this.#secrets = options.secrets;
    this.budget = new Budget(options.memory ?? usualBudget, () => this.#makeRoom());
    for (const stored of options.store?.worlds() ?? []) this.#wake(stored);
    if (!this.#worlds.has('default')) this.create('default', {});
  }

  /** The world of that name; an unknown one starts fresh from the seed and passes when idle. */
  open(name: string): World {
    const known = this.#worlds.get(name);
    if (this.#kept.has(name) && known) return known;
    this.#passing.use(name, this.#time());
    return known ?? this.#pass(name, this.#origin({}), undefined);
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  /** Makes a world that is kept. Returns undefined when the name is taken or `from` is unknown. */
  create(name: string, order: WorldOrder): World | undefined {
    const model = order.from === undefined ? undefined : this.#worlds.get(order.from);
    if (this.#worlds.has(name) || (order.from !== undefined && !model)) return undefined;
    const origin = model?.origin ?? this.#origin(order);
    if (order.passing) return this.#pass(name, origin, model);
    return this.#keep(name, origin, model?.resets ?? 0, model?.state.changes() ?? [], model);
  }

  /** Makes a world that is kept from a state that another one was in. Returns undefined when the name is taken. */
  branch(name: string, { origin, resets }: World, state: State): World | undefined {
    return this.#worlds.has(name) ? undefined : this.#keep(name, origin, resets, state.changes(), undefined);
  }

  /** Exactly the seed again. */
  reset(name: string): World {
    const { origin, resets } = this.open(name);
    const fresh: Origin = { ...origin, epoch: origin.frozenAt === null ? startOfDay(this.#time()) : origin.epoch };
    return this.restore(name, fresh, resets + 1, []);
  }

  /** Puts a world with these changes in the place of the one of that name. */
  restore(name: string, origin: Origin, resets: number, changes: readonly Change[]): World {
    if (this.#kept.has(name)) return this.#keep(name, origin, resets, changes, undefined);
    const world = this.#build(name, origin, resets, changes, undefined);
    this.#worlds.set(name, world);
    return world;
  }

  /** Says that others than this machine call: from now on nobody may foresee a token by playing the same seed. */
  admitOthers(): void {
    this.#secrets ??= unforeseen;
  }

  drop(name: string): boolean {
    if (this.#kept.delete(name)) this.#options.store?.remove(name);
    this.#passing.forget(name);
    return this.#worlds.delete(name);
  }

  list(): OpenWorld[] {
    return [...this.#worlds.values()].map((world) => ({ world, kept: this.#kept.has(world.name) }));
  }

  /** What is held in memory. */
  usage(): Usage {
    return usageOf(this.budget, this.list());
  }

  /** No room for one more world that is kept: those there are fill the budget and never go. */
  get full(): boolean {
    return isFull(this.budget, this.list());
  }

  /** Tells the seed of one version of the simulator from that of another. */
  fingerprint(origin: Origin): string {
    return this.#bases.of(origin).fingerprint;
  }

  /** What worlds of this origin begin with. */
  baseOf(origin: Origin): Base {
    return this.#bases.of(origin).base;
  }

  close(): void {
    this.#options.store?.close();
  }

  #pass(name: string, origin: Origin, model: World | undefined): World {
    this.#passing.use(name, this.#time());
    for (const over of this.#passing.over(this.#time())) this.drop(over);
    const world = this.#build(name, origin, model?.resets ?? 0, [], undefined, model);
    this.#worlds.set(name, world);
    return world;
  }

  #keep(name: string, origin: Origin, resets: number, changes: readonly Change[], model: World | undefined): World {
    const { fingerprint } = this.#bases.of(origin);
    this.#options.store?.replace({ name, origin, resets, fingerprint }, changes);
    const save = (made: readonly Change[]) => this.#options.store?.commit(name, made);
    const world = this.#build(name, origin, resets, changes, this.#options.store && save, model);
    this.#kept.add(name);
    this.#worlds.set(name, world);
    return world;
  }

  #wake(stored: { name: string; origin: Origin; resets: number; fingerprint: string }): void {
    const { store, onWarning } = this.#options;
    if (this.#bases.of(stored.origin).fingerprint !== stored.fingerprint) {
      onWarning?.(
        `World "${stored.name}" was made by another version of the simulator and starts again from its seed.`,
      );
      this.#keep(stored.name, this.#origin({ seed: stored.origin.seed }), stored.resets + 1, [], undefined);
      return;
    }
    const save = (made: readonly Change[]) => store?.commit(stored.name, made);
    const changes = store?.changes(stored.name) ?? [];
    this.#worlds.set(stored.name, this.#build(stored.name, stored.origin, stored.resets, changes, save));
    this.#kept.add(stored.name);
  }

  #build(
    name: string,
    origin: Origin,
    resets: number,
    changes: readonly Change[],
    save: ((changes: readonly Change[]) => void) | undefined,
    model?: World,
  ): World {
    const { base, random } = this.#bases.of(origin);
    const onDueFault = ({ id, type }: Due, error: unknown) =>
      this.#options.onWarning?.(`World "${name}": the event ${id} (${type}) failed and was dropped: ${String(error)}`);
    const { grew } = this.budget;
    const state = model ? model.state.fork(grew) : new State(base, grew);
    if (!model) state.load(changes);
    return new World(
      {
        name,
        origin,
        resets,
        state,
        random: new Random(random),
        journal: new Journal(this.#options.journalSize ?? 500, (bytes) => {
          grew(bytes);
          this.news.tell(name, 'requests');
        }),
      },
      {
        machineTime: this.#time,
        dueHandlers: this.#options.dueHandlers,
        followers: this.#options.followers,
        moveGuard: this.#options.moveGuard,
        onDueFault,
        secrets: () => this.#secrets,
        save,
      },
    );
  }

  #origin({ seed, frozenAt }: WorldOrder): Origin {
    return {
      seed: seed ?? this.#options.seed ?? 'kidlat',
      epoch: startOfDay(frozenAt ?? this.#time()),
      frozenAt: frozenAt ?? null,
    };
  }

  #time = (): number => (this.#options.machineTime ?? Date.now)();

  #makeRoom(): void {
    const inOrder = [...this.#kept, ...this.#passing.names()].flatMap((name) => this.#worlds.get(name) ?? []);
    const open = inOrder.map((world) => ({ world, kept: this.#kept.has(world.name) }));
    const enough = makeRoom(this.budget, open, (name) => this.drop(name));
    if (!enough && !this.#saidFull) {
      this.#options.onWarning?.(
        'The worlds that are kept fill the memory budget: drop some, or give more with --memory.',
      );
    }
    this.#saidFull = !enough;
  }
}
