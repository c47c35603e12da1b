import { flagDefaults } from '#contract/flags.ts';
import type { Scenario } from '#sim/features/scenario.ts';

export const flagScenarios: readonly Scenario[] = [
  {
    name: 'flags.both-registrations',
    description: 'Members register by username or by mobile number.',
    requirements: ['R138', 'R143'],
    flags: { USERNAMEREG3: true, MOBILENUMREG3: true },
  },
  {
    name: 'flags.everything-off',
    description: 'All merchant switches are off.',
    requirements: ['R205', 'A96'],
    flags: Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, false])),
  },
  {
    name: 'flags.everything-on',
    description: 'All merchant switches are on.',
    requirements: ['R205', 'A96'],
    flags: Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, true])),
  },
  {
    name: 'flags.mobile-registration',
    description: 'Members register by mobile number only.',
    requirements: ['R138', 'R144'],
    flags: { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true },
  },
  {
    name: 'flags.no-records',
    description: 'Members have no deposit, withdrawal, transfer and bet records.',
    requirements: ['R178', 'R179'],
    flags: { DEPRECM3: false, WITHREC3: false, TRANSREC3: false, TRANSBETREPMEM3: false },
  },
  {
    name: 'flags.registration-closed',
    description: 'Registration is closed.',
    requirements: ['R004', 'R138'],
    flags: { USERNAMEREG3: false, MOBILENUMREG3: false },
  },
];
