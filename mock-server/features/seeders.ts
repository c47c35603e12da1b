import type { Seeder } from '../core/build-base.ts';
import { seedMembers } from './account/seed/members.ts';
import { seedTallies } from './account/seed/security.ts';
import { seedContracts } from './agent/seed/contracts.ts';
import { seedTeam } from './agent/seed/team.ts';
import { seedAnnouncements } from './content/seed/announcements.ts';
import { seedCatalogue } from './games/rules/catalogue.ts';
import { seedPlay } from './games/seed/play.ts';
import { seedMessages } from './messages/seed/messages.ts';
import { seedHistory } from './records/seed/history.ts';

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
