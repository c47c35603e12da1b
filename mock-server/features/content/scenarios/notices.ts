import type { Scenario } from '#sim/features/scenario.ts';
import { announcements } from '../rules/announcements.ts';

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
      for (const type of ['PL', 'PU'])
        for (const { id } of world.state.by(announcements, 'type', type)) world.state.remove(announcements, id);
    },
  },
];
