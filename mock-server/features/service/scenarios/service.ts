import type { Scenario } from '#sim/features/scenario.ts';

export const serviceScenarios: readonly Scenario[] = [
  {
    name: 'service.chat-fails',
    description: 'Chat opens, but messages cannot be sent.',
    requirements: ['R266'],
    faults: [{ endpoint: 'sendChatMessage', kind: 'status', status: 502 }],
  },
  {
    name: 'service.none',
    description: 'Customer service is not available.',
    requirements: ['R080', 'A06'],
    flags: { CUSTOMER_SERVICE: false },
  },
];
