import { secondMs } from '#lib/dates/units.ts';
import type { World } from '#sim/core/world.ts';

/** Delay between attempts to store an outcome, on the machine's clock. */
const retryDelayMs = secondMs;

/**
 * Records the outcome of a call to another server in a transaction; later while its changes cannot be stored. Nothing is
 * written to a world for which `isCurrent` returns false, because it was reset.
 */
export const recordOutcome = (world: World, isCurrent: (world: World) => boolean, record: () => void): void => {
  if (!isCurrent(world) || world.transactInBackground(record)) return;
  setTimeout(() => recordOutcome(world, isCurrent, record), retryDelayMs).unref();
};
