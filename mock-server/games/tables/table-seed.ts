import { textSeed } from '#sim/core/seeded-random.ts';
import type { World } from '#sim/core/world.ts';
import type { GameDoc } from '#sim/features/games/rules/catalogue.ts';

/** Returns the seed of a table's simulated rounds. It is a hash, so that the world's seed cannot be derived from it. */
export const tableSeedOf = ({ origin }: Pick<World, 'origin'>, { nodeId }: Pick<GameDoc, 'nodeId'>): number =>
  textSeed(`${origin.seed} table ${nodeId}`);
