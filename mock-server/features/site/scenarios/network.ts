import type { Scenario } from '../../scenario.ts';

export const networkScenarios: readonly Scenario[] = [
  {
    name: 'network.broken-json',
    description: 'Every answer ends in the middle.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'broken-json' }],
  },
  {
    name: 'network.dribble',
    description: 'Every answer arrives in pieces over three seconds.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'dribble', delay: 3000 }],
  },
  {
    name: 'network.empty-replies',
    description: 'Every answer is empty.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'empty' }],
  },
  {
    name: 'network.flaky',
    description: 'One call in five is cut off.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'reset', rate: 0.2 }],
  },
  {
    name: 'network.gateway',
    description: 'One call in three gets the page of a gateway instead of an answer.',
    requirements: ['R271', 'R274'],
    faults: [{ endpoint: '*', kind: 'status', status: 502, rate: 0.33 }],
  },
  {
    name: 'network.offline',
    description: 'No call gets an answer.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'offline' }],
  },
  {
    name: 'network.slow',
    description: 'Every call takes its time, most of them one to three seconds.',
    requirements: ['R274'],
    faults: [{ endpoint: '*', kind: 'delay', delay: 1500, spread: 0.5 }],
  },
];
