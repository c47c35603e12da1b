import type { Scenario } from '../../scenario.ts';

export const sessionScenarios: readonly Scenario[] = [
  {
    name: 'session.expires-soon',
    description: 'A session lasts one minute without use.',
    requirements: ['A78'],
    flags: { SESSION_MINUTES: 1 },
  },
  {
    name: 'session.lost',
    description: 'The backend no longer knows the session when the member is asked for.',
    requirements: ['A78', 'R269'],
    faults: [{ endpoint: 'memberInfo', kind: 'error', code: 'session.expired' }],
  },
];
