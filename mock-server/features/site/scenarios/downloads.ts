import type { Scenario } from '#sim/features/scenario.ts';

export const downloadScenarios: readonly Scenario[] = [
  {
    name: 'downloads.none',
    description: 'No app can be downloaded.',
    requirements: ['R082', 'R083'],
    flags: { DOWNLOADS: [] },
  },
];
