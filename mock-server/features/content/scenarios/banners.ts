import type { Scenario } from '#sim/features/scenario.ts';
import { announcementsOf } from '../rules/site-content.ts';
import { endAnnouncements } from './end-announcements.ts';

export const bannerScenarios: readonly Scenario[] = [
  {
    name: 'banners.none',
    description: 'Home and registration have no banners.',
    requirements: ['R073', 'A26'],
    settles: 'the number of banners',
    change: (world) => endAnnouncements(world, announcementsOf(world, 'B')),
  },
  {
    name: 'banners.one',
    description: 'Home has one banner, so the carousel does not move.',
    requirements: ['R074'],
    settles: 'the number of banners',
    change: (world) => {
      const [, ...others] = announcementsOf(world, 'B').filter(({ group }) => group !== 'm_reg');
      endAnnouncements(world, others);
    },
  },
];
