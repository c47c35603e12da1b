import type { Row } from '../../row.ts';

/** R256, A75: who signed in, who is online. */
export const teamKpiA = {
  name: 'teamKpiA',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIA',
  caller: 'agent',
  module: 'AGEINFO3',
} as const satisfies Row;

/** R256, A75: who bet, and how much. */
export const teamKpiB = {
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIB',
  caller: 'agent',
  module: 'AGEINFO3',
} as const satisfies Row;

/** R256, A75: who registered. */
export const teamKpiC = {
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamKPIC',
  caller: 'agent',
  module: 'AGEINFO3',
} as const satisfies Row;

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
} as const satisfies Row;

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

/** R257: links under which others register below. */
export const affiliateUrls = {
  name: 'affiliateUrls',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_affiliateUrl',
  caller: 'agent',
} as const satisfies Row;

/** R257 */
export const createAffiliateUrl = {
  name: 'createAffiliateUrl',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_affiliateUrl',
  caller: 'agent',
  send: 'json',
} as const satisfies Row;

/** R257: nobody registers by it any more. */
export const endAffiliateUrl = {
  name: 'endAffiliateUrl',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_endAffiliateUrl',
  caller: 'agent',
  send: 'json',
} as const satisfies Row;

/** R188, R262 */
export const teamPnl = {
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamPNL',
  caller: 'agent',
} as const satisfies Row;

/** R188: bets of everybody below. */
export const teamBets = {
  name: 'teamBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamBets',
  caller: 'agent',
} as const satisfies Row;

/** R036: rebate earned from the team, by day. */
export const agentRebates = {
  name: 'agentRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_AgentRebate',
  caller: 'agent',
} as const satisfies Row;

/** R036: rebates of each member below. */
export const teamRebates = {
  name: 'teamRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamRebate',
  caller: 'agent',
} as const satisfies Row;

/** R035: the next or running rain of red envelopes. */
export const redRain = {
  name: 'redRain',
  method: 'GET',
  path: '/wps/promotion/redRain',
  caller: 'agent',
} as const satisfies Row;

/** R035 */
export const grabRedRain = {
  name: 'grabRedRain',
  method: 'POST',
  path: '/wps/promotion/redRain',
  caller: 'agent',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;
