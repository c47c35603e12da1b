import { minuteMs } from '#lib/dates/units.ts';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { games } from '../rules/catalogue.ts';
import { favourites, gameEntryId } from '../rules/favourites-and-recents.ts';

const seededMember = (world: World, account: string): string => {
  const member = memberByAccount(world.state, account);
  if (!member) throw new Error(`The seed has no member ${account}.`);
  return member.id;
};

/** Creates the favourites and balances that the seeded players have before the world begins. */
export const seedFavouritesAndBalances = (world: World): void => {
  const player = seededMember(world, 'player01');
  const hot = world.state
    .all(games)
    .filter((it) => it.hotRank !== undefined && it.supportPlay)
    .sort((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0));
  for (const [rank, { nodeId }] of hot.slice(0, 8).entries()) {
    if (rank % 2 === 1) continue;
    const at = world.now() - rank * minuteMs;
    world.state.put(favourites, { id: gameEntryId(player, nodeId), member: player, nodeId, at });
  }
  for (const [account, minor] of openingBalances) {
    const id = seededMember(world, account);
    transferFunds(world, {
      from: account === 'trial01' ? 'play' : 'bank',
      to: mainAccount(id),
      minor,
      type: 'opening',
    });
  }
};

/** Balances of members whose money has no history. */
const openingBalances = [
  ['promo40', sampleMinor(950.25)],
  ['locked01', sampleMinor(412)],
  ['trial01', sampleMinor(2_000)],
] as const;
