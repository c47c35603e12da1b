import type { SeedBase, Seeder } from './build-base.ts';
import type { Migration } from './migration.ts';
import type { Secrets } from './secrets.ts';
import type { State } from './state.ts';
import type { WorldStore } from './store/world-store.ts';
import type { DueEventHandlers, Owner, Subscriber, TransactionGuard } from './world.ts';

export interface WorldsOptions {
  readonly seeders: readonly Seeder[];
  readonly dueEventHandlers: DueEventHandlers;
  readonly subscribers: readonly Subscriber[];
  /** Bases that are built already, by seed and day; others are added. */
  readonly bases?: Map<string, SeedBase>;
  /** Changes of the form of stored documents, oldest first. */
  readonly migrations: readonly Migration[];
  /** Checks transactions of worlds; seeding runs without it. */
  readonly transactionGuard?: TransactionGuard;
  /** Without a store, worlds are in memory only. */
  readonly store?: WorldStore;
  /** Reserves a name for this process before a world is created; returns whether no other process serves it. */
  readonly reserve?: (name: string) => Promise<boolean>;
  /** Called when a world of a team is opened. */
  readonly onOwned?: (name: string, owner: Owner) => void;
  /** Called after a world was deleted or evicted. */
  readonly onDrop?: (name: string) => void;
  /** Brand and market of the process, which its worlds belong to. */
  readonly brand?: { readonly id: string; readonly market: string };
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
  /** Returns the first problem in the documents of a world of another version, after its migration. */
  readonly findDamage?: (state: State) => string | undefined;
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
