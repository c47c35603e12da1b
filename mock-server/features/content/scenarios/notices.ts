import type { Scenario } from '#sim/features/scenario.ts';
import { announcementsOf } from '../rules/site-content.ts';
import { endAnnouncements } from './end-announcements.ts';

export const noticeScenarios: readonly Scenario[] = [
  {
    name: 'notices.fail',
    description: 'Announcements fail to load.',
    requirements: ['R068', 'R274'],
    faults: [{ endpoint: 'announcements', kind: 'status', status: 500 }],
  },
  {
    name: 'notices.none',
    description: 'There are no news items and no popup.',
    requirements: ['R069', 'R079'],
    change: (world) => {
      endAnnouncements(world, [...announcementsOf(world, 'PL'), ...announcementsOf(world, 'PU')]);
    },
  },
];
