import type { Seeder } from '../engine/base.ts';
import { seedCatalogue } from '../rules/games/catalogue.ts';
import { seedAnnouncements } from './announcements.ts';
import { seedContracts } from './contracts.ts';
import { seedHistory } from './history.ts';
import { seedMembers } from './members.ts';
import { seedMessages } from './messages.ts';
import { seedPlay } from './play.ts';
import { seedTallies } from './security.ts';
import { seedTeam } from './team.ts';

/** What fills a fresh world, in order: later parts build on earlier ones. */
export const seeders: readonly Seeder[] = [
  seedCatalogue,
  seedMembers,
  seedTeam,
  seedContracts,
  seedAnnouncements,
  seedPlay,
  seedTallies,
  seedHistory,
  seedMessages,
];
