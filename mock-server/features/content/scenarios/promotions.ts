import type { Scenario } from '#sim/features/scenario.ts';
import { announcementsOf } from '../rules/site-content.ts';
import { endAnnouncements } from './end-announcements.ts';

export const promotionScenarios: readonly Scenario[] = [
  {
    name: 'promotions.empty',
    description: 'No promotion is active.',
    requirements: ['R122'],
    settles: 'the number of active promotions',
    change: (world) => endAnnouncements(world, announcementsOf(world, 'PR')),
  },
  {
    name: 'promotions.mission-off',
    description: 'Missions are off.',
    requirements: ['R182'],
    flags: { MISSION: false },
  },
  {
    name: 'promotions.one',
    description: 'One promotion is active.',
    requirements: ['R122'],
    settles: 'the number of active promotions',
    change: (world) => endAnnouncements(world, announcementsOf(world, 'PR').slice(1)),
  },
  {
    name: 'promotions.referral-off',
    description: 'Inviting friends is off.',
    requirements: ['R066', 'R176'],
    flags: { REFERRAL: false },
  },
];
