import type { Response } from 'express';
import type { Owner, World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import type { TeamWorlds } from '#sim/optional/teams/team-worlds.ts';
import { AdminError, nameTaken } from './admin-error.ts';
import {
  type AdminCaller,
  callerOf,
  canAccessWorld,
  ownerOf,
  requireName,
  requireQuota,
  unknownWorld,
} from './caller.ts';

/** Throws 507 if kept worlds, which are never evicted, fill the memory. */
export const requireMemory = ({ full, budget }: Worlds): void => {
  if (!full) return;
  const limit = Math.round(budget.limit / 2 ** 20);
  throw new AdminError(
    507,
    'Out of memory',
    `Kept worlds fill the memory limit of ${limit} MB. Delete some of them first.`,
  );
};

/** Throws 404 for a world to copy that the caller may not read; `undefined` stands for the seed. */
export const requireReadable = (worlds: Worlds, from: string | undefined, caller: AdminCaller): void => {
  if (from === undefined) return;
  const world = worlds.find(from);
  if (!world || !canAccessWorld(caller, world)) throw unknownWorld(from);
};

/** Waits until worlds are stored. Throws 503 if they cannot be. */
export const requireStored = async (worlds: Worlds, names: readonly string[]): Promise<void> => {
  try {
    await worlds.flushed(names);
  } catch {
    throw new AdminError(503, 'World not available', 'The store of the worlds does not respond. Try again.');
  }
};

/**
 * Creates a kept world by `create`, and returns it after it is stored. Throws if memory is full, the caller's quota is
 * used up or the name is taken.
 */
export const createKeptWorld = async (
  worlds: TeamWorlds,
  name: string,
  response: Response,
  create: (owner: Owner | undefined) => World | undefined,
): Promise<World> => {
  requireMemory(worlds);
  requireName(worlds, name, response);
  requireQuota(worlds, response);
  if (!(await worlds.reserve(name)) || worlds.has(name)) throw nameTaken(name);
  const world = create(ownerOf(callerOf(response)));
  if (!world) {
    worlds.cancelReservation(name);
    throw new AdminError(
      409,
      'World unavailable',
      'The world to copy has been deleted, or the name was taken meanwhile.',
    );
  }
  await requireStored(worlds, [name]);
  return world;
};
