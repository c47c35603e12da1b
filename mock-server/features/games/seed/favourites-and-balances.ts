import { minuteMs } from '../../../../src/lib/dates/units.ts';
import { transferFunds } from '../../../core/ledger.ts';
import type { World } from '../../../core/world.ts';
import { memberByAccount } from '../../account/rules/members.ts';
import { game } from '../rules/catalogue.ts';
import { favourite, gameEntryId } from '../rules/favourites-and-recents.ts';

/** Creates the favourites and balances that the seeded players have before the world begins. */
export const seedFavouritesAndBalances = (world: World): void => {
  const player = memberByAccount(world.state, 'player01')?.id ?? '';
  const hot = world.state
    .all(game)
    .filter((it) => it.hotRank !== undefined && it.supportPlay)
    .sort((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0));
  hot.slice(0, 8).forEach(({ nodeId }, at) => {
    const id = gameEntryId(player, nodeId);
    if (at % 2 === 0) world.state.put(favourite, { id, member: player, nodeId, at: world.now() - at * minuteMs });
  });
  for (const [account, centavos] of openingBalances) {
    const id = memberByAccount(world.state, account)?.id ?? '';
    transferFunds(world, {
      from: account === 'trial01' ? 'play' : 'bank',
      to: `member:${id}`,
      centavos,
      type: 'opening',
    });
  }
};

/** Balances of members whose money has no history. */
const openingBalances = [
  ['promo40', 95_025],
  ['locked01', 41_200],
  ['trial01', 200_000],
] as const;
