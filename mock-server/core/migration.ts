import type { Doc } from './collection.ts';
import type { Change } from './state.ts';
import type { World } from './world.ts';

/**
 * Brings the documents of a world from the form of one version of the simulator to the form of the next. `migrate` runs
 * in a transaction of a world that is not served yet: no due events, subscribers or transaction guard run.
 * `state.changed(collection)` returns the stored documents, `state.all` also those of the seed, which have the newest
 * form already.
 */
export interface Migration {
  /** Unique, with the domain: `cashier: bonus money`. Appears in messages. */
  readonly id: string;
  readonly migrate?: (world: World) => void;
  /**
   * Fields of stored documents that have another name since, by their earlier name. They are renamed before any
   * migration runs, because rules that older migrations call read the new names.
   */
  readonly renames?: Readonly<Record<string, string>>;
}

type Json = null | string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/** Returns a document with its fields renamed, at every depth and in their order. */
const renamed = (value: Json, names: Readonly<Record<string, string>>): Json => {
  if (Array.isArray(value)) return value.map((it: Json) => renamed(it, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [names[name] ?? name, renamed(it, names)]));
};

/** Returns stored changes with the field names that these migrations introduce. */
export const renameFields = (changes: readonly Change[], migrations: readonly Migration[]): readonly Change[] => {
  const names = Object.assign({}, ...migrations.map(({ renames }) => renames)) as Record<string, string>;
  if (Object.keys(names).length === 0) return changes;
  return changes.map((it) =>
    it.doc ? { ...it, doc: renamed(it.doc as unknown as Json, names) as unknown as Doc } : it,
  );
};

/** Why documents of another version cannot be brought to the form of this one: a clause that follows a colon. */
export class MigrationError extends Error {}

/** Thrown for every use of a kept world that cannot be opened. Its stored contents are unchanged. */
export class WorldUnavailableError extends Error {
  readonly world: string;

  constructor(world: string, reason: string) {
    super(`World "${world}" cannot be opened: ${reason}. Its stored contents are unchanged.`);
    this.world = world;
  }
}

/** The problem (RFC 9457) of a call that uses a world which cannot be opened. */
export const unavailableProblem = ({ world, message }: WorldUnavailableError) => ({
  status: 503,
  title: 'World cannot be opened',
  detail: message,
  world,
});
