import type { Row } from '../row.ts';

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
