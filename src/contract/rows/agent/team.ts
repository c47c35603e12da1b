import type { Row } from '../../row.ts';

/** R257: the members directly below, with figures of a period. */
export const subordinate = {
  name: 'subordinate',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_subordinate',
  caller: 'agent',
} as const satisfies Row;

/** R257: one member below, with rebates and figures. */
export const downline = {
  name: 'downline',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_downline',
  caller: 'agent',
} as const satisfies Row;

/** R257: names of everybody below, for pickers. */
export const downlines = {
  name: 'downlines',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_downlines',
  caller: 'agent',
} as const satisfies Row;

/** R257: whether a username is free. */
export const checkUsername = {
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_check_username',
  caller: 'agent',
} as const satisfies Row;

/** R257: opens an account below. */
export const createDownline = {
  name: 'createDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_createDownline',
  caller: 'agent',
  send: 'json',
  once: true,
} as const satisfies Row;

/** R257: own rebates and what may be passed on. */
export const rebateSettings = {
  name: 'rebateSettings',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_rebateSettings',
  caller: 'agent',
} as const satisfies Row;

/** R257 */
export const updateDownlineRebates = {
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_updateDownlineRebates',
  caller: 'agent',
  send: 'json',
} as const satisfies Row;
