import type { Scenario } from '#sim/features/scenario.ts';
import { flagList } from '#sim/features/site/rules/flag-list.ts';
import { openAccount } from '../rules/new-member.ts';

export const registerScenarios: readonly Scenario[] = [
  {
    name: 'register.all-fields',
    description: 'The registration form has all fields.',
    requirements: ['R145', 'R157'],
    flags: { REGISTER_FIELDS: flagList.REGISTER_FIELDS.values ?? [] },
  },
  {
    name: 'register.name-taken',
    description: 'The username bagong01 is taken.',
    requirements: ['R228', 'R269'],
    change: (world) => {
      openAccount(world, { account: 'bagong01' });
    },
  },
  {
    name: 'register.sms-without-time',
    description: 'The response to an SMS code does not name its lifetime.',
    requirements: ['R154', 'A65'],
    flags: { SMS_MINUTES: 0 },
  },
  {
    name: 'register.without-token',
    description: 'Registration does not log in: the site has to log in with a separate call.',
    requirements: ['A66'],
    flags: { REGISTER_TOKEN: false },
  },
];
