import { define } from './flag-definition.ts';

/** Switches of how the site starts: maintenance, region, language, versions of pages. */
export const startSwitches = {
  MAINTENANCE: define('boolean', 'start', false, 'The platform is under maintenance.', 'R040 A15', '/m/maintenance'),
  MAINTENANCE_MINUTES: define(
    'number',
    'start',
    90,
    'Minutes until the announced end of the maintenance; 0 names no end.',
    'R040',
    '/m/maintenance',
  ),
  UPGRADING: define(
    'boolean',
    'start',
    false,
    'The system is being upgraded: calls that a start does not need are refused.',
    'R240 R271',
    '*',
  ),
  REGION_RESTRICTED: define('boolean', 'start', false, 'The visitor’s region is barred.', 'R041 A15 A97', '/m/ipLimit'),
  FIELD_SHARE: define(
    'number',
    'start',
    10,
    'Percent of page views that tell how fast they were (LCP, INP, CLS); 0 asks nobody.',
    'R045',
    '*',
  ),
  LOCATION: define('string', 'start', 'EN', 'Language for visitors who chose none.', 'R005 A02', '*', ['EN', 'TY']),
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
