import { define } from './flag-definition.ts';

/** Switches of how the site starts: maintenance, region, language, versions of pages. */
export const startSwitches = {
  MAINTENANCE: define('boolean', 'start', false, 'The platform is under maintenance.', 'R040 A15', '/m/maintenance'),
  MAINTENANCE_MINUTES: define(
    'number',
    'start',
    90,
    'Minutes until the announced end of maintenance; 0 announces no end.',
    'R040',
    '/m/maintenance',
  ),
  UPGRADING: define(
    'boolean',
    'start',
    false,
    'The system is being upgraded: all calls fail except those that page start needs.',
    'R240 R271',
    '*',
  ),
  REGION_RESTRICTED: define(
    'boolean',
    'start',
    false,
    'The visitor’s region is restricted.',
    'R041 A15 A97',
    '/m/ipLimit',
  ),
  FIELD_SHARE: define(
    'number',
    'start',
    10,
    'Percentage of page views that report LCP, INP and CLS; 0 turns reporting off.',
    'R045',
    '*',
  ),
  LOCATION: define('string', 'start', 'EN', 'Language of visitors who have not chosen one.', 'R005 A02', '*', [
    'EN',
    'TY',
  ]),
  MEM_CEN: define('string', 'start', '0', 'Version of the member centre; 1 is the new one.', 'R042 A16', '/m/mine', [
    '0',
    '1',
  ]),
  DEP_FUNC: define(
    'string',
    'start',
    '0',
    'Version of the deposit detail; 1 is the new one.',
    'R043 A16',
    '/m/voucherCenter',
    ['0', '1'],
  ),
};
