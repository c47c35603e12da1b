import type { Scenario } from '../../scenario.ts';
import { announcement } from '../rules/announcements.ts';

export const bannerScenarios: readonly Scenario[] = [
  {
    name: 'banners.none',
    description: 'Neither home nor registration has a banner.',
    requirements: ['R073', 'A26'],
    settles: 'how many banners there are',
    change: (world) => {
      for (const { id } of world.state.by(announcement, 'type', 'B')) world.state.remove(announcement, id);
    },
  },
  {
    name: 'banners.one',
    description: 'The home page has one banner: nothing slides.',
    requirements: ['R074'],
    settles: 'how many banners there are',
    change: (world) => {
      const shown = world.state.by(announcement, 'type', 'B').filter(({ group }) => group !== 'm_reg');
      const [, ...others] = shown.sort((a, b) => Number(a.id) - Number(b.id));
      for (const { id } of others) world.state.remove(announcement, id);
    },
  },
];
