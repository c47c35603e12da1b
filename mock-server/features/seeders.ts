import type { Seeder } from '#sim/core/build-base.ts';
import { seedMembers } from '#sim/features/account/seed/members.ts';
import { seedContracts } from '#sim/features/agent/seed/contracts.ts';
import { seedTeam } from '#sim/features/agent/seed/team.ts';
import { seedCatalogue } from '#sim/features/games/rules/catalogue.ts';
import { seedFavouritesAndBalances } from '#sim/features/games/seed/favourites-and-balances.ts';
import { seedMessages } from '#sim/features/messages/seed/messages.ts';
import { seedIdentities } from '#sim/features/safety/seed/identities.ts';
import { seedHistory } from '#sim/features/seed/history.ts';
import { seedTallies } from '#sim/features/seed/security.ts';

/** Seeds of a new world, in order; later ones depend on earlier ones. */
export const seeders: readonly Seeder[] = [
  seedCatalogue,
  seedMembers,
  seedTeam,
  seedContracts,
  seedFavouritesAndBalances,
  seedTallies,
  seedHistory,
  seedMessages,
  seedIdentities,
];
