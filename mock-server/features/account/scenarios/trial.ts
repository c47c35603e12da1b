import type { Scenario } from '#sim/features/scenario.ts';

export const trialScenarios: readonly Scenario[] = [
  {
    name: 'trial.barred',
    description: 'Free trials cannot be started.',
    requirements: ['R131', 'A56'],
    faults: [{ endpoint: 'freePlay', kind: 'error', code: 'permission.denied' }],
  },
  {
    name: 'trial.count-zero',
    description: 'All free trial accounts for today are taken.',
    requirements: ['R131', 'A56'],
    flags: { TRIALS_A_DAY: 0 },
  },
];
