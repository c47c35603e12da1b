import type { Row } from '../../row.ts';

/** R257 */
export const transferDownline = {
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_transferDownline',
  caller: 'agent',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R257: what transfers to many would do. */
export const checkTransfers = {
  name: 'checkTransfers',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_checkTransfers',
  caller: 'agent',
  send: 'json',
} as const satisfies Row;

/** R257: each for itself. */
export const transferMultipleDownline = {
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_transferMultipleDownline',
  caller: 'agent',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;
