import { createHmac } from 'node:crypto';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';

/** Secret from which the draws after `from` (epoch ms) are derived; players never see it. */
interface DrawSecret extends Doc {
  readonly secret: string;
  readonly from: number;
}

const drawSecrets = collection<DrawSecret>()('lottery-secret');

/** Returns the secret of a world, which it creates; undefined while no other machine can reach the simulator. */
export const secretOf = (world: World): DrawSecret | undefined => {
  const known = world.state.get(drawSecrets, 'secret');
  // A simulator that other machines cannot reach stays reproducible from its seed.
  if (known || world.secrets === world.random) return known;
  const created = { id: 'secret', secret: world.secrets.hex(64), from: world.now() };
  world.transact(() => world.state.put(drawSecrets, created));
  return created;
};

/**
 * Returns the text that the numbers of a draw derive from. As soon as other machines reach the simulator, later draws
 * derive from a secret: players may know the world's seed, whose default is in the source.
 */
export const drawSeed = (world: World, draw: string, drawsAt: number): string => {
  const found = secretOf(world);
  return found && drawsAt > found.from
    ? createHmac('sha256', found.secret).update(draw).digest('hex')
    : `${world.origin.seed} ${draw}`;
};
