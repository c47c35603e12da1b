import type { Scenario } from '../../scenario.ts';

export const trialScenarios: readonly Scenario[] = [
  {
    name: 'trial.barred',
    description: 'The backend refuses to start a trial session.',
    requirements: ['R131', 'A56'],
    faults: [{ endpoint: 'freePlay', kind: 'error', code: 'permission.denied' }],
  },
  {
    name: 'trial.count-zero',
    description: 'No trial account is left today.',
    requirements: ['R131', 'A56'],
    flags: { TRIALS_A_DAY: 0 },
  },
];
