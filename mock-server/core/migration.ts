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
  readonly migrate: (world: World) => void;
}

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
