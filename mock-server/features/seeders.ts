import type { Seeder } from '../core/build-base.ts';
import { seedMembers } from './account/seed/members.ts';
import { seedContracts } from './agent/seed/contracts.ts';
import { seedTeam } from './agent/seed/team.ts';
import { seedAnnouncements } from './content/seed/announcements.ts';
import { seedCatalogue } from './games/rules/catalogue.ts';
import { seedFavouritesAndBalances } from './games/seed/favourites-and-balances.ts';
import { seedMessages } from './messages/seed/messages.ts';
import { seedIdentities } from './safety/seed/identities.ts';
import { seedHistory } from './seed/history.ts';
import { seedTallies } from './seed/security.ts';

/** Seeds of a new world, in order; later ones depend on earlier ones. */
export const seeders: readonly Seeder[] = [
  seedCatalogue,
  seedMembers,
  seedTeam,
  seedContracts,
  seedAnnouncements,
  seedFavouritesAndBalances,
  seedTallies,
  seedHistory,
  seedMessages,
  seedIdentities,
];
