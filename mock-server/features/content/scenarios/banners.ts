import type { Scenario } from '#sim/features/scenario.ts';
import { announcements } from '../rules/announcements.ts';

export const bannerScenarios: readonly Scenario[] = [
  {
    name: 'banners.none',
    description: 'Home and registration have no banners.',
    requirements: ['R073', 'A26'],
    settles: 'the number of banners',
    change: (world) => {
      for (const { id } of world.state.by(announcements, 'type', 'B')) world.state.remove(announcements, id);
    },
  },
  {
    name: 'banners.one',
    description: 'Home has one banner, so the carousel does not move.',
    requirements: ['R074'],
    settles: 'the number of banners',
    change: (world) => {
      const shown = world.state.by(announcements, 'type', 'B').filter(({ group }) => group !== 'm_reg');
      const [, ...others] = shown.sort((a, b) => Number(a.id) - Number(b.id));
      for (const { id } of others) world.state.remove(announcements, id);
    },
  },
];
