import type { Scenario } from '#sim/features/scenario.ts';

export const networkScenarios: readonly Scenario[] = [
  {
    name: 'network.broken-json',
    description: 'Every response is cut off in the middle.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'broken-json' }],
  },
  {
    name: 'network.dribble',
    description: 'Every response arrives in pieces over 3 seconds.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'dribble', delay: 3000 }],
  },
  {
    name: 'network.empty-replies',
    description: 'Every response is empty.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'empty' }],
  },
  {
    name: 'network.flaky',
    description: 'One in five connections is reset.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'reset', rate: 0.2 }],
  },
  {
    name: 'network.gateway',
    description: 'One in three calls returns the error page of a gateway (502).',
    requirements: ['R271', 'R274'],
    faults: [{ endpoint: '*', kind: 'status', status: 502, rate: 0.33 }],
  },
  {
    name: 'network.offline',
    description: 'No call gets a response.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'offline' }],
  },
  {
    name: 'network.slow',
    description: 'Every call is slow; most take 1 to 3 seconds.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'delay', delay: 1500, spread: 0.5 }],
  },
];
