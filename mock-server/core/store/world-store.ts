import type { FileStore } from '../private-files.ts';
import type { Change } from '../state.ts';
import type { Origin, Owner } from '../world.ts';

/** A stored world without its contents. */
export interface StoredWorld {
  readonly name: string;
  readonly origin: Origin;
  readonly resets: number;
  /** Identifies the base that the changes were made over. */
  readonly fingerprint: string;
  /** Number of migrations that its documents have had. */
  readonly documents: number;
  /** Team that it belongs to; undefined if it belongs to none. */
  readonly owner?: Owner | undefined;
}

/** All changes of a world, in the order in which they were first written. */
export interface WorldContents {
  readonly changes: readonly Change[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A value, or a promise of it if the store is another process. */
export type Awaitable<T> = T | Promise<T>;

/**
 * Stores worlds persistently. Writes of one world are applied in the order of the calls, each all or none. They are
 * durable once `flushed` resolves; a response may be sent only after the writes that it depends on.
 */
export interface WorldStore {
  worlds(): Awaitable<readonly StoredWorld[]>;
  contents(world: string): Awaitable<WorldContents>;
  commit(world: string, changes: readonly Change[]): void;
  /** Stores a world; replaces a stored one of the same name. */
  replace(world: StoredWorld, changes: readonly Change[]): void;
  /** Replaces the documents of a stored world by those of another version; its files and its team stay. */
  migrate(world: StoredWorld, changes: readonly Change[]): void;
  remove(world: string): void;
  /** Returns the files of a world, which are separate from its documents. */
  filesOf(world: string): FileStore;
  /** Returns why writes fail, after another attempt; undefined if they succeed. */
  fault?(): string | undefined;
  /** Waits until all writes so far of a world are durable; throws if one failed. */
  flushed(world: string): Awaitable<void>;
  close(): Awaitable<void>;
}
