import type { Scenario } from '#sim/features/scenario.ts';
import { type AnnouncementDoc, announcements } from '../rules/announcements.ts';
import { promotionsOf } from '../rules/site-content.ts';

const ended = (it: AnnouncementDoc, now: number): AnnouncementDoc => ({ ...it, noExpiry: 0, endDate: now - 1 });

export const promotionScenarios: readonly Scenario[] = [
  {
    name: 'promotions.empty',
    description: 'No promotion is active.',
    requirements: ['R122'],
    settles: 'the number of active promotions',
    change: (world) => {
      for (const it of promotionsOf(world)) world.state.put(announcements, ended(it, world.now()));
    },
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
    change: (world) => {
      for (const it of promotionsOf(world).slice(1)) world.state.put(announcements, ended(it, world.now()));
    },
  },
  {
    name: 'promotions.referral-off',
    description: 'Inviting friends is off.',
    requirements: ['R066', 'R176'],
    flags: { REFERRAL: false },
  },
];
