import type { Scenario } from '#sim/features/scenario.ts';

export const sessionScenarios: readonly Scenario[] = [
  {
    name: 'session.expires-soon',
    description: 'Sessions expire after 1 minute without activity.',
    requirements: ['A78'],
    flags: { SESSION_MINUTES: 1 },
  },
  {
    name: 'session.lost',
    description: 'The session is unknown when the member is loaded.',
    requirements: ['A78', 'R269'],
    faults: [{ endpoint: 'memberInfo', kind: 'error', code: 'session.expired' }],
  },
];
