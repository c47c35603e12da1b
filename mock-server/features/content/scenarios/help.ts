import type { Scenario } from '#sim/features/scenario.ts';

export const helpScenarios: readonly Scenario[] = [
  {
    name: 'help.fails',
    description: 'The help centre fails to load.',
    requirements: ['R128', 'R274'],
    faults: [{ endpoint: 'helpCenter', kind: 'status', status: 500 }],
  },
];
