import { defineEndpoint } from '../endpoint.ts';
import type {
  checkUsernameSchemas,
  createDownlineSchemas,
  downlineSchemas,
  downlinesSchemas,
  rebateSettingsSchemas,
  subordinateSchemas,
  updateDownlineRebatesSchemas,
} from './team.schemas.ts';

/** R257: the members directly below, with figures of a period. */
export const subordinate = defineEndpoint<typeof subordinateSchemas>()({
  name: 'subordinate',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_subordinate',
  access: 'agent',
});

/** R257: one member below, with rebates and figures. */
export const downline = defineEndpoint<typeof downlineSchemas>()({
  name: 'downline',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_downline',
  access: 'agent',
});

/** R257: names of everybody below, for pickers. */
export const downlines = defineEndpoint<typeof downlinesSchemas>()({
  name: 'downlines',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_downlines',
  access: 'agent',
});

/** R257: whether a username is free. */
export const checkUsername = defineEndpoint<typeof checkUsernameSchemas>()({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_check_username',
  access: 'agent',
});

/** R257: opens an account below. */
export const createDownline = defineEndpoint<typeof createDownlineSchemas>()({
  name: 'createDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_createDownline',
  access: 'agent',
  send: 'json',
  once: true,
});

/** R257: own rebates and what may be passed on. */
export const rebateSettings = defineEndpoint<typeof rebateSettingsSchemas>()({
  name: 'rebateSettings',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_rebateSettings',
  access: 'agent',
});

/** R257 */
export const updateDownlineRebates = defineEndpoint<typeof updateDownlineRebatesSchemas>()({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_updateDownlineRebates',
  access: 'agent',
  send: 'json',
});
