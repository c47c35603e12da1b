import type { Scenario } from '../../scenario.ts';

export const matchScenarios: readonly Scenario[] = [
  {
    name: 'matches.fail',
    description: 'The hot matches cannot be loaded.',
    requirements: ['R075', 'R274'],
    faults: [{ endpoint: 'hotMatches', kind: 'status', status: 500 }],
  },
  {
    name: 'matches.none',
    description: 'No hot match is on.',
    requirements: ['R076'],
    flags: { HOT_MATCHES: 0 },
  },
  {
    name: 'matches.one',
    description: 'A single hot match is on, so the strip stands still.',
    requirements: ['R076'],
    flags: { HOT_MATCHES: 1 },
  },
];
