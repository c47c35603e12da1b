import type { Migration } from '#sim/core/migration.ts';
import { endLostGifts } from './bonus-money.ts';
import { wageringRequirements } from './wagering.ts';

/** Ends the gifts of which nothing was left when bonus money was parted: they would stay open until the next bet. */
export const endGiftsLostBefore: Migration = {
  id: 'cashier: lost gifts',
  migrate: (world) => {
    const gifts = world.state.changed(wageringRequirements).filter(({ kind }) => kind === 'gift');
    for (const member of new Set(gifts.map((it) => it.member))) endLostGifts(world, member);
  },
};
