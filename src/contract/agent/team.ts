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

/** Lists the members directly below with sums of a period. */
export const subordinate = defineEndpoint<typeof subordinateSchemas>()({
  name: 'subordinate',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_subordinate',
  access: 'agent',
});

/** Returns one member below with rebates and sums. */
export const downline = defineEndpoint<typeof downlineSchemas>()({
  name: 'downline',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_downline',
  access: 'agent',
});

/** Lists names of all members below, for pickers. */
export const downlines = defineEndpoint<typeof downlinesSchemas>()({
  name: 'downlines',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_downlines',
  access: 'agent',
});

/** Checks whether a username is available. */
export const checkUsername = defineEndpoint<typeof checkUsernameSchemas>()({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_check_username',
  access: 'agent',
});

/** Creates an account below the agent. */
export const createDownline = defineEndpoint<typeof createDownlineSchemas>()({
  name: 'createDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_createDownline',
  access: 'agent',
  send: 'json',
  once: true,
});

/** Returns the agent's own rebates and the highest rates that can be given. */
export const rebateSettings = defineEndpoint<typeof rebateSettingsSchemas>()({
  name: 'rebateSettings',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_rebateSettings',
  access: 'agent',
});

/** Sets rebate rates of a member below. */
export const updateDownlineRebates = defineEndpoint<typeof updateDownlineRebatesSchemas>()({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_updateDownlineRebates',
  access: 'agent',
  send: 'json',
});
