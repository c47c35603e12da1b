import type { Scenario } from '../../scenario.ts';

export const downloadScenarios: readonly Scenario[] = [
  {
    name: 'downloads.none',
    description: 'There is no app to download.',
    requirements: ['R082', 'R083'],
    flags: { DOWNLOADS: [] },
  },
];
