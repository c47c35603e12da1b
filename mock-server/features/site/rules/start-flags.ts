import { wireLanguages } from '#contract/fields.ts';
import { defineFlag } from './flag-definition.ts';

/** Flags of how the site starts: maintenance, region, language, versions of pages. */
export const startFlags = {
  MAINTENANCE: defineFlag({
    type: 'boolean',
    group: 'start',
    default: false,
    meaning: 'The platform is under maintenance.',
    requirements: ['R040', 'A15'],
    pages: ['/m/maintenance'],
  }),
  MAINTENANCE_MINUTES: defineFlag({
    type: 'number',
    group: 'start',
    default: 90,
    meaning: 'Minutes until the announced end of maintenance; 0 announces no end.',
    requirements: ['R040'],
    pages: ['/m/maintenance'],
  }),
  UPGRADING: defineFlag({
    type: 'boolean',
    group: 'start',
    default: false,
    meaning: 'The system is being upgraded: all calls fail except those that page start needs.',
    requirements: ['R240', 'R271'],
    pages: ['*'],
  }),
  REGION_RESTRICTED: defineFlag({
    type: 'boolean',
    group: 'start',
    default: false,
    meaning: 'The visitor’s region is restricted.',
    requirements: ['R041', 'A15', 'A97'],
    pages: ['/m/ipLimit'],
  }),
  FIELD_SHARE: defineFlag({
    type: 'number',
    group: 'start',
    default: 10,
    meaning: 'Percentage of page views that report LCP, INP and CLS; 0 turns reporting off.',
    requirements: ['R045'],
    pages: ['*'],
  }),
  LOCATION: defineFlag({
    type: 'string',
    group: 'start',
    default: wireLanguages[0] ?? 'EN',
    meaning: 'Language of visitors who have not chosen one.',
    requirements: ['R005', 'A02'],
    pages: ['*'],
    values: wireLanguages,
  }),
  MEM_CEN: defineFlag({
    type: 'string',
    group: 'start',
    default: '0',
    meaning: 'Version of the member centre; 1 is the new one.',
    requirements: ['R042', 'A16'],
    pages: ['/m/mine'],
    values: ['0', '1'],
  }),
  DEP_FUNC: defineFlag({
    type: 'string',
    group: 'start',
    default: '0',
    meaning: 'Version of the deposit detail; 1 is the new one.',
    requirements: ['R043', 'A16'],
    pages: ['/m/voucherCenter'],
    values: ['0', '1'],
  }),
};
