import { wireLanguages } from '#contract/fields.ts';
import type { Scenario } from '#sim/features/scenario.ts';

const filipino = 'TY';

export const startScenarios: readonly Scenario[] = [
  ...(wireLanguages.includes(filipino)
    ? [
        {
          name: 'start.filipino',
          description: 'Visitors without a chosen language get Filipino.',
          requirements: ['R005', 'A02'],
          flags: { LOCATION: filipino },
        },
      ]
    : []),
  {
    name: 'start.maintenance',
    description: 'The platform is under maintenance, with an announced end.',
    requirements: ['R040', 'A15'],
    flags: { MAINTENANCE: true },
  },
  {
    name: 'start.maintenance-and-region',
    description: 'Maintenance and a restricted region together: maintenance is shown.',
    requirements: ['R040', 'R041', 'A15'],
    flags: { MAINTENANCE: true, REGION_RESTRICTED: true },
  },
  {
    name: 'start.maintenance-without-end',
    description: 'The platform is under maintenance without an announced end.',
    requirements: ['R040'],
    flags: { MAINTENANCE: true, MAINTENANCE_MINUTES: 0 },
  },
  {
    name: 'start.new-templates',
    description: 'The new member centre and the new deposit detail are on.',
    requirements: ['R042', 'R043', 'A16'],
    flags: { MEM_CEN: '1', DEP_FUNC: '1' },
  },
  {
    name: 'start.region',
    description: 'The visitor’s region is restricted.',
    requirements: ['R041', 'A15'],
    flags: { REGION_RESTRICTED: true },
  },
  {
    name: 'start.settings-fail',
    description: 'Settings fail to load: the site uses its defaults.',
    requirements: ['R044', 'R045', 'A96'],
    faults: [
      { endpoint: 'consolidatedSettings', kind: 'status', status: 503 },
      { endpoint: 'templateSettings', kind: 'status', status: 503 },
    ],
  },
  {
    name: 'start.settings-slow',
    description: 'Settings take 6 seconds to load.',
    requirements: ['R044', 'R045', 'A96'],
    faults: [
      { endpoint: 'consolidatedSettings', kind: 'delay', delay: 6000 },
      { endpoint: 'templateSettings', kind: 'delay', delay: 6000 },
    ],
  },
  {
    name: 'start.upgrading',
    description: 'Every call fails with “The system is being upgraded”.',
    requirements: ['R271'],
    faults: [{ endpoint: '*', kind: 'error', code: 'system.upgrading' }],
  },
];
