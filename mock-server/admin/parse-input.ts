import type { Request } from 'express';
import * as z from 'zod';
import { unstorableField } from '#sim/core/storable-text.ts';
import type { World } from '#sim/core/world.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import { AdminError, invalidContent } from './admin-error.ts';

/** Returns input parsed by a schema; throws an `AdminError` (422) that names the invalid fields. */
export const parseInput = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  // Zod records drop this name silently.
  if (typeof input === 'object' && input !== null && Object.hasOwn(input, '__proto__'))
    throw invalidContent({ field: '__proto__', fault: 'is not a valid name' });
  const unstorable = unstorableField(input);
  if (unstorable !== undefined)
    throw invalidContent({ field: unstorable, fault: 'holds U+0000 or half of a character' });
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidContent(...result.error.issues.map(({ path, message }) => ({ field: path.join('.'), fault: message })));
};

/** Returns the world that the path names; creates an unknown one, as the site's calls do. */
export const worldOf = (worlds: Worlds, request: Request): World => {
  const name = String(request.params.world);
  if (!isWorldName(name))
    throw new AdminError(400, 'Invalid world name', 'World names have 1 to 64 characters: a-z, 0-9 and -.');
  const world = worlds.open(name);
  if (world.hasDue) world.fireDue();
  return world;
};

export const worldName = z.string().regex(/^[a-z0-9-]{1,64}$/, '1 to 64 of a-z, 0-9 and -');
