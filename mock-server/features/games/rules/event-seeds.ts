import { createHmac } from 'node:crypto';
import { type Doc, kind } from '../../../core/collection.ts';
import type { World } from '../../../core/world.ts';

/** What the seeds of all matches and fights of a world are made from; no player sees it. */
interface EventSecret extends Doc {
  readonly secret: string;
}

const eventSecret = kind<EventSecret>().named('eventSecret');

const secretOf = (world: World): string => {
  const known = world.state.get(eventSecret, 'secret');
  if (known) return known.secret;
  // A simulator that no other machine reaches stays reproducible from its seed.
  if (world.secrets === world.random) return world.origin.seed;
  const secret = world.secrets.hex(64);
  world.transact(() => world.state.put(eventSecret, { id: 'secret', secret }));
  return secret;
};

/**
 * Returns the seed of a match or fight, hexadecimal: one for all players, fixed before it starts. The history before the
 * world's first day follows from the world's own seed.
 */
export const eventSeed = (world: World, id: string, startsAt: number): string =>
  createHmac('sha256', startsAt < world.origin.epoch ? world.origin.seed : secretOf(world))
    .update(id)
    .digest('hex');
