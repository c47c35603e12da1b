import type { Request } from 'express';
import { z } from 'zod';
import type { World } from '../core/world.ts';
import { isWorldName, type Worlds } from '../core/worlds.ts';
import { Refused } from './refuse.ts';

/** The body by its schema; 422 that names the fields otherwise. */
export const readAs = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), fault: message }));
  throw new Refused(422, 'Bad content', faults.map((it) => `${it.field || 'body'}: ${it.fault}`).join('; '), {
    faults,
  });
};

/** The world that the address names; an unknown one starts, as it does for the site's calls. */
export const worldOf = (worlds: Worlds, request: Request): World => {
  const name = String(request.params.world);
  if (!isWorldName(name)) throw new Refused(400, 'Bad world name', 'A world name is 1 to 64 of a-z, 0-9 and -.');
  const world = worlds.open(name);
  if (world.hasDue) world.fireDue();
  return world;
};

export const worldName = z.string().regex(/^[a-z0-9-]{1,64}$/, '1 to 64 of a-z, 0-9 and -');
