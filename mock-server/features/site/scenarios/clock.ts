import type { Scenario } from '../../scenario.ts';

export const clockScenarios: readonly Scenario[] = [
  {
    name: 'clock.before-midnight',
    description: 'One minute before midnight in Manila.',
    requirements: ['A31'],
    clock: { at: '23:59' },
  },
  {
    name: 'clock.stopped',
    description: 'The clock stands at noon in Manila.',
    requirements: ['A31'],
    clock: { at: '12:00', frozen: true },
  },
  {
    name: 'clock.tomorrow',
    description: 'A day later.',
    requirements: ['A31', 'A78'],
    clock: { advance: '1d' },
  },
];
