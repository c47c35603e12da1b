import type { Scenario } from '#sim/features/scenario.ts';

export const clockScenarios: readonly Scenario[] = [
  {
    name: 'clock.before-midnight',
    description: 'The clock shows 11:59 PM in the market’s time zone.',
    requirements: ['A31'],
    clock: { at: '23:59' },
  },
  {
    name: 'clock.stopped',
    description: 'The clock is frozen at noon in the market’s time zone.',
    requirements: ['A31'],
    clock: { at: '12:00', frozen: true },
  },
  {
    name: 'clock.tomorrow',
    description: 'The clock is one day ahead.',
    requirements: ['A31', 'A78'],
    clock: { advance: '1d' },
  },
];
