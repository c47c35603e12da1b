import type { Row } from '../../row.ts';

/** R238, A26: one call with a comma list of types, split by content type. */
export const announcements = {
  name: 'announcements',
  method: 'GET',
  path: '/wps/announcement/list',
  caller: 'anyone',
} as const satisfies Row;

/** R243 */
export const helpCenter = {
  name: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  caller: 'anyone',
  whenRestricted: true,
  module: 'COMM3',
} as const satisfies Row;
