import type { Scenario } from '../../scenario.ts';

export const serviceScenarios: readonly Scenario[] = [
  {
    name: 'service.chat-fails',
    description: 'The chat opens, but sending fails.',
    requirements: ['R266'],
    faults: [{ endpoint: 'sendChatMessage', kind: 'status', status: 502 }],
  },
  {
    name: 'service.none',
    description: 'Customer service cannot be reached.',
    requirements: ['R080', 'A06'],
    flags: { CUSTOMER_SERVICE: false },
  },
];
