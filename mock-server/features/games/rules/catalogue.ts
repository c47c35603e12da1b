import { collection, type Doc } from '#sim/core/collection.ts';
import { seedOf } from '#sim/core/random.ts';
import type { World } from '#sim/core/world.ts';
import { offeredCatalogue } from '../catalogue/catalogue.ts';
import type { Game, Vendor } from '../catalogue/types.ts';

/** A game in the world's catalogue; `order` is its position in unsorted lists. */
export interface GameDoc extends Doc, Game {
  readonly order: number;
}

export interface VendorDoc extends Doc, Vendor {
  readonly order: number;
}

export const games = collection<GameDoc>()('game', { vassalage: (it) => it.vassalage });
export const vendors = collection<VendorDoc>()('vendor');

/** The seed of the catalogue that the pictures were drawn for. */
const standardSeed = 'kidlat';

export const seedCatalogue = (world: World): void => {
  const { seed } = world.origin;
  const seeded = seed === standardSeed ? offeredCatalogue() : offeredCatalogue(seedOf(seed) >>> 0);
  for (const [order, it] of seeded.vendors.entries()) world.state.put(vendors, { id: it.vassalage, order, ...it });
  for (const [order, it] of seeded.games.entries()) world.state.put(games, { id: String(it.nodeId), order, ...it });
};
