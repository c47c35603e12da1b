import type { Row } from '../../row.ts';

/** Site settings at start-up (R044). */
export const templateSettings = {
  name: 'templateSettings',
  method: 'GET',
  path: '/wps/system/settings/template',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** R045 */
export const consolidatedSettings = {
  name: 'consolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** A88 */
export const version = {
  name: 'version',
  method: 'GET',
  path: '/wps/system/version',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** R240: what the platform says of itself at start-up (R040, R041). */
export const systemStatus = {
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** R240: countries with their dialling codes. */
export const country = {
  name: 'country',
  method: 'GET',
  path: '/wps/system/country',
  caller: 'anyone',
  always: true,
} as const satisfies Row;

/** R240: where service pages are reached; obfuscated (A06). */
export const domainRoute = {
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  caller: 'anyone',
  always: true,
} as const satisfies Row;
